import { tenantsContract } from '@kxo/domain/tenants/contract'
import { useQuery } from '@tanstack/react-query'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { useLanguage } from '../ui/language.tsx'
import { Failed, Loading } from '../ui/states.tsx'
import { call } from './api-client.ts'
import style from './footer.module.css'
import { legalWords } from './legal-words.ts'
import { useViewer } from './viewer.ts'
import { frameWords } from './words.ts'

/** Legal notice and privacy: the tenant's text, or the default one. */
export default function LegalDialog({ onClose }: { onClose: () => void }) {
  const { tenant } = useViewer()
  const { say } = useLanguage()
  const text = useQuery({
    queryKey: ['tenant', tenant.name, 'mentions_legales'],
    queryFn: ({ signal }) =>
      call(tenantsContract.clientField, { params: { client: tenant.name }, query: { name: 'mentions_legales' } }, { signal }),
  })
  return (
    <Dialog
      opened
      onClose={onClose}
      width={800}
      title={legalWords.legalTitle}
      acts={<Button onClick={onClose}>{say(frameWords.dismiss)}</Button>}
    >
      {text.isPending ? (
        <Loading lines={8} />
      ) : text.isError ? (
        <Failed error={text.error} onRetry={() => void text.refetch()} />
      ) : (
        // oxlint-disable-next-line no-noninteractive-tabindex -- a text that scrolls must be reachable by the keyboard
        <div className={style['legal']} tabIndex={0}>
          {text.data.responses.value || say(legalWords.legalDefault, { client: tenant.label })}
        </div>
      )}
    </Dialog>
  )
}
