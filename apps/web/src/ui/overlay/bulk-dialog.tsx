import type { Outcome, BulkPreview as Preview } from '@kxo/domain/kernel/bulk-preview'
import type { Sentence } from '@kxo/domain/kernel/sentence'
import { Stack } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '../display/button.tsx'
import { BulkPreview, LeftOut } from '../feedback/bulk-preview.tsx'
import { Answered } from '../feedback/reading.tsx'
import { useLanguage } from '../i18n/language.tsx'
import { uiWords } from '../i18n/words.ts'
import { Dialog } from './dialog.tsx'

export type BulkDialogProps = {
  title: string
  /** What it will do, told by the server before anything is written: of how many records, and of how many not. */
  preview: Pick<UseQueryResult<Preview>, 'data' | 'isError' | 'error' | 'refetch'>
  will: Sentence
  left: Sentence
  /** Whether enough is chosen for it to be told. */
  isReady?: boolean
  /** Whether something is still to be written before it may be done. */
  isHeldBack?: boolean
  apply: Sentence
  isDanger?: boolean
  isPending: boolean
  onApply: () => void
  /** What it did, which takes the place of its choices. */
  report?: { said: string; left: Outcome['left'] } | undefined
  undo?: ReactNode
  onDone: () => void
  onClose: () => void
  /** What is chosen, over what it will do. */
  children?: ReactNode
  /** What is said under it. */
  note?: ReactNode
}

/** The frame of every act on many records: its choices, what it will do, then what it did and how to take it back. */
export function BulkDialog({ title, preview, isReady = true, isHeldBack = false, report, onDone, onClose, ...of }: BulkDialogProps) {
  const { say } = useLanguage()
  const end = (): void => {
    if (report) onDone()
    onClose()
  }
  return (
    <Dialog
      opened
      onClose={end}
      cancel={!report}
      title={title}
      width={600}
      acts={
        report ? (
          <>
            {of.undo}
            <Button onClick={end}>{say(uiWords.close)}</Button>
          </>
        ) : (
          <Button
            variant={of.isDanger ? 'danger' : 'primary'}
            disabled={!isReady || isHeldBack || !preview.data?.changed}
            loading={of.isPending}
            onClick={of.onApply}
          >
            {say(of.apply)}
          </Button>
        )
      }
    >
      {report ? (
        <div role="status">
          <p>{report.said}</p>
          <LeftOut left={report.left} sentence={of.left} />
        </div>
      ) : (
        <Stack gap="md">
          {of.children}
          <Answered of={preview} lines={isReady ? 3 : 0}>
            {(read) => <BulkPreview preview={read} will={of.will} left={of.left} />}
          </Answered>
          {of.note}
        </Stack>
      )}
    </Dialog>
  )
}
