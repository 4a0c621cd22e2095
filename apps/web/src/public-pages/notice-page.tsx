import type { PublicContent } from '@kxo/domain/events/catalogue/public-page'
import { publicWords as p } from '@kxo/domain/events/catalogue/public-words'
import { login, nextParameter } from '@kxo/domain/identity/paths'
import { kernelErrors } from '@kxo/domain/kernel/errors'
import { frameWords } from '../platform/frame-words.ts'
import { useLanguage } from '../ui/i18n/language.tsx'
import { usePage } from './page-context.ts'

type Notice = Extract<PublicContent, { name: 'missing' | 'suspended' | 'unknownSpace' }>

export const noticeTitles = { missing: p.missingTitle, suspended: kernelErrors.suspended, unknownSpace: frameWords.unknownSpace }

/** A page there is not, or not for visitors: nothing is confirmed, and whoever has an account may look further. */
export function NoticePage({ content: { name, next } }: { content: Notice }) {
  const { tenant } = usePage()
  const { say } = useLanguage()
  return (
    <div className="empty">
      <h1>{say(noticeTitles[name])}</h1>
      {name === 'missing' && next ? (
        <form action={login(tenant.name)} method="get">
          <input type="hidden" name={nextParameter} value={next} />
          <button type="submit" className="button">
            {say(p.signInToSee)}
          </button>
        </form>
      ) : null}
    </div>
  )
}
