import { attendanceContract as contract } from '@kxo/domain/attendance/contract'
import { type ProducedForMany, producedForMany } from '@kxo/domain/attendance/productions/produce-many'
import { produceManyWords as w } from '@kxo/domain/attendance/productions/produce-many-words'
import { productionWords } from '@kxo/domain/attendance/productions/productions-words'
import { certificateWords } from '@kxo/domain/documents/attestation-legal'
import { eventBulkWords } from '@kxo/domain/events/bulk/bulk-words'
import { Select, Text } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../platform/api-client.ts'
import { apiQuery } from '../../../platform/api-query.ts'
import { useAction } from '../../../ui/feedback/action.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { BulkDialog } from '../../../ui/overlay/bulk-dialog.tsx'
import { countOf, recordsIn } from '../../../ui/table/selection.ts'
import type { BulkDialogOf } from '../../events/index.ts'

const names = { ticket: productionWords.ticket, attestation: productionWords.attestation, certificate: certificateWords.title }

/** Has documents made for the people of several events: how many each lacks is said first, and why none is made for the others. */
export default function ProduceManyDialog({ tab, selection, onDone, onClose }: BulkDialogOf) {
  const { say } = useLanguage()
  const [kind, setKind] = useState<ProducedForMany>('attestation')
  const body = { ...recordsIn(selection, { tab }), kind }
  const producing = useAction({ mutationFn: () => call(contract.produceMany, { body }) })
  const preview = useQuery({
    ...apiQuery(contract.previewProductions, { body }, { staleTime: 0, gcTime: 0 }),
    enabled: producing.isIdle,
    placeholderData: keepPreviousData,
  })
  const done = producing.data
  return (
    <BulkDialog
      title={say(eventBulkWords.title, { act: say(w.produce), n: countOf(selection) })}
      preview={preview}
      will={w.will}
      left={w.left}
      isHeldBack={preview.isPlaceholderData}
      apply={productionWords.produce}
      isPending={producing.isPending}
      onApply={() => producing.mutate()}
      report={done && { said: say(w.done, { n: done.documents }), left: done.left }}
      onDone={onDone}
      onClose={onClose}
      note={
        <Text size="sm" c="dimmed">
          {say(w.note)}
        </Text>
      }
    >
      <Select
        label={say(w.kind)}
        allowDeselect={false}
        value={kind}
        data={producedForMany.map((value) => ({ value, label: say(names[value]) }))}
        onChange={(value) => setKind(producedForMany.find((one) => one === value) ?? kind)}
      />
    </BulkDialog>
  )
}
