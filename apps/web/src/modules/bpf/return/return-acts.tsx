import type { TrainingReturn } from '@kxo/domain/bpf/contract'
import { may } from '@kxo/domain/bpf/permissions'
import { returnWords as w } from '@kxo/domain/bpf/return-legal'
import { IconDownload } from '@tabler/icons-react'
import { useViewer } from '../../../platform/viewer.ts'
import { Button } from '../../../ui/display/button.tsx'
import { useAction } from '../../../ui/feedback/action.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { confirm } from '../../../ui/overlay/confirm.ts'
import { freezeReturn, saveReturnFile } from '../api.ts'

const files = [
  { format: 'csv', label: w.exportCsv },
  { format: 'pdf', label: w.exportPdf },
] as const

/** A return taken away as a file, and frozen as it is declared. */
export function ReturnActs({ declared }: { declared: TrainingReturn }) {
  const { actor } = useViewer()
  const { say } = useLanguage()
  const { year, frozen_at, is_over } = declared
  const saving = useAction({ mutationFn: (format: 'csv' | 'pdf') => saveReturnFile(declared, format) })
  const freezing = useAction({ mutationFn: () => freezeReturn(declared), onSuccess: () => toast.success(w.frozen) })
  const freeze = async (): Promise<void> => {
    const question = { title: say(w.freezeTitle, { year }), message: w.freezeText, act: w.freeze, typed: say(w.freezeWord) }
    if (await confirm(question)) freezing.mutate()
  }
  return (
    <>
      {files.map(({ format, label }) => (
        <Button
          key={format}
          variant="default"
          icon={<IconDownload size={16} aria-hidden="true" />}
          loading={saving.isPending && saving.variables === format}
          onClick={() => saving.mutate(format)}
        >
          {say(label)}
        </Button>
      ))}
      {frozen_at === null && is_over && may.writeReturn(actor) ? (
        <Button loading={freezing.isPending} aria-haspopup="dialog" onClick={() => void freeze()}>
          {say(w.freeze)}
        </Button>
      ) : null}
    </>
  )
}
