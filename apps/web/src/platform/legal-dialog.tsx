import type { Sentence } from '@kxo/domain/kernel/sentence'
import { tenantsContract } from '@kxo/domain/tenants/contract'
import { useQuery } from '@tanstack/react-query'
import { Button } from '../ui/display/button.tsx'
import { Answered } from '../ui/feedback/reading.tsx'
import { useLanguage } from '../ui/i18n/language.tsx'
import { Dialog } from '../ui/overlay/dialog.tsx'
import { call } from './api-client.ts'
import { frameWords } from './frame-words.ts'
import style from './legal.module.css'
import { legalParts } from './legal-parts.ts'
import { legalWords } from './legal-words.ts'
import { useViewer } from './viewer.ts'

const parts = [...legalParts, { name: 'accessibility', title: legalWords.accessibility }] as const
export type LegalPart = 'accessibility' | 'reglement_interieur'

/** What is said of a part the tenant wrote nothing about; the others are then left out. */
const defaults: Readonly<Record<string, Sentence>> = {
  mentions_legales: legalWords.legalDefault,
  accessibility: legalWords.accessibilityDefault,
}

type LegalDialogProps = { part?: LegalPart | undefined; onClose: () => void }

/** Legal notice and privacy: the tenant's text, or the default one; with `part`, that one alone. */
export default function LegalDialog({ part, onClose }: LegalDialogProps) {
  const { tenant } = useViewer()
  const { say } = useLanguage()
  const shown = part ? parts.filter(({ name }) => name === part) : parts
  const fallback = defaults[shown[0]!.name]
  const text = useQuery({
    queryKey: ['tenant', tenant.name, 'legal', part ?? 'all'],
    queryFn: async ({ signal }) => {
      const texts = await Promise.all(shown.map(({ name }) => call(tenantsContract.clientField, { query: { name } }, { signal })))
      return texts.map(({ responses }) => responses.value)
    },
  })
  return (
    <Dialog
      opened
      onClose={onClose}
      width={800}
      title={shown[0]!.title}
      acts={<Button onClick={onClose}>{say(frameWords.dismiss)}</Button>}
    >
      <Answered of={text} lines={8}>
        {(read) => (
          // oxlint-disable-next-line no-noninteractive-tabindex -- a text that scrolls must be reachable by the keyboard
          <div className={style['legal']} tabIndex={0}>
            {read[0] || (fallback && say(fallback, { client: tenant.label }))}
            {shown.slice(1).map(({ name, title }, at) =>
              read[at + 1] ? (
                <section key={name}>
                  <h3>{say(title)}</h3>
                  {read[at + 1]}
                </section>
              ) : null,
            )}
          </div>
        )}
      </Answered>
    </Dialog>
  )
}
