import { billWords } from '@kxo/domain/billing/words'
import type { ReturnRow } from '@kxo/domain/bpf/contract'
import type { Frame } from '@kxo/domain/bpf/line-code'
import { lineInWords } from '@kxo/domain/bpf/line-in-words'
import { returnRowList } from '@kxo/domain/bpf/list'
import { returnWords as w } from '@kxo/domain/bpf/return-legal'
import { contactWords } from '@kxo/domain/contacts/words'
import { documentsWords } from '@kxo/domain/documents/words'
import { printHours } from '@kxo/domain/kernel/hours'
import { shownSiret } from '@kxo/domain/kernel/identifiers'
import { Text } from '@mantine/core'
import { emptyPlaceholder } from '../../../ui/display/empty-placeholder.ts'
import { useLanguage, useText } from '../../../ui/i18n/language.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { type Adjustments, useColumns } from '../../../ui/table/columns-of.tsx'

const trainings: Adjustments<typeof returnRowList> = {
  only: ['label', 'at', 'people', 'minutes', 'line'],
  labels: { label: documentsWords.event },
}

/** What each frame has to say of its rows. */
const shownIn: Record<Frame, Adjustments<typeof returnRowList>> = {
  products: { only: ['label', 'detail', 'at', 'amount', 'line'], labels: { label: billWords.number, detail: billWords.payer } },
  payers: { only: ['label', 'detail', 'people', 'amount'], labels: { label: billWords.payer, detail: w.siret } },
  trainers: { only: ['label', 'minutes'], labels: { label: contactWords.person } },
  learners: {
    only: ['label', 'detail', 'at', 'people', 'minutes', 'line'],
    labels: { label: contactWords.person, detail: documentsWords.event },
    hidden: { people: true },
  },
  sheets: { only: ['label', 'at'], labels: { label: documentsWords.event } },
  events: trainings,
  objectives: trainings,
  levels: trainings,
  specialities: trainings,
}

/** The columns of what a line counts, as its frame needs them. */
export function useRowColumns(frame: Frame): Column<ReturnRow>[] {
  const { say, locale } = useLanguage()
  const text = useText()
  return useColumns(
    returnRowList,
    {
      detail: ({ detail }) => (frame === 'payers' ? shownSiret(detail) : detail) || emptyPlaceholder,
      minutes: ({ minutes }) =>
        minutes === null ? emptyPlaceholder : say(documentsWords.hoursValue, { hours: printHours(minutes, locale) }),
      line: ({ line, is_stated }) =>
        line === null ? (
          emptyPlaceholder
        ) : (
          <>
            {text(lineInWords(frame, line))}
            {is_stated ? null : (
              <Text span inherit c="dimmed">
                {` (${say(w.derived)})`}
              </Text>
            )}
          </>
        ),
    },
    shownIn[frame],
  )
}
