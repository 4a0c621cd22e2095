import { recruitingWords as w } from '@kxo/domain/recruiting/words'
import { type RegistrationStatus, registrationStatus } from '@kxo/domain/registrations/status'
import { Button } from '../../../ui/display/button.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useAddress } from '../../../ui/navigation/address.ts'
import { type FigureKey, useFigureName } from './figures.tsx'

/** Which rows alone are shown, and the way back to all of them. */
export function ShownOnly({ figure, status }: { figure?: FigureKey | undefined; status?: RegistrationStatus | undefined }) {
  const { say } = useLanguage()
  const nameOf = useFigureName()
  const [, change] = useAddress()
  const shown = figure ? nameOf(figure) : status && say(registrationStatus.labelOf(status))
  if (!shown) return null
  return (
    <>
      <span>{say(w.filtered, { figure: shown })}</span>
      <Button size="sm" variant="default" onClick={() => change({ show: undefined, status: undefined, page: undefined })}>
        {say(w.showAll)}
      </Button>
    </>
  )
}
