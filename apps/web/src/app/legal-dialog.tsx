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

/** What a tenant writes of its duties, in order; the notice alone has a text of ours when it wrote none. */
const parts = [
  { name: 'mentions_legales', title: legalWords.legalTitle },
  { name: 'privacy', title: legalWords.privacy },
  { name: 'cookies', title: legalWords.cookies },
  { name: 'accessibility', title: legalWords.accessibility },
] as const

/** Legal notice and privacy: the tenant's text, or the default one. */
export default function LegalDialog({ onClose }: { onClose: () => void }) {
  const { tenant } = useViewer()
  const { say } = useLanguage()
  const text = useQuery({
    queryKey: ['tenant', tenant.name, 'legal'],
    queryFn: async ({ signal }) => {
      const texts = await Promise.all(
        parts.map(({ name }) => call(tenantsContract.clientField, { params: { client: tenant.name }, query: { name } }, { signal })),
      )
      return texts.map(({ responses }) => responses.value)
    },
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
          {text.data[0] || say(legalWords.legalDefault, { client: tenant.label })}
          {parts.slice(1).map(({ name, title }, at) =>
            text.data[at + 1] ? (
              <section key={name}>
                <h3>{say(title)}</h3>
                {text.data[at + 1]}
              </section>
            ) : null,
          )}
        </div>
      )}
    </Dialog>
  )
}
