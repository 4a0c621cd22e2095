import { type EventPage, eventsContract } from '@kxo/domain/events/contract'
import { publicPage } from '@kxo/domain/events/paths'
import { login } from '@kxo/domain/identity/paths'
import { formatRange } from '@kxo/domain/kernel/dates'
import { capital } from '@kxo/domain/kernel/language'
import { closedBecause } from '@kxo/domain/registrations/closing'
import { signin } from '@kxo/domain/registrations/paths'
import { visitorContract } from '@kxo/domain/registrations/visitor/visitor-contract'
import { visitorWords as w } from '@kxo/domain/registrations/visitor/visitor-words'
import { registrationWords } from '@kxo/domain/registrations/words'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Navigate, useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import * as z from 'zod/mini'
import { call } from '../../../platform/api-client.ts'
import { apiQuery } from '../../../platform/api-query.ts'
import { stringifySearch } from '../../../platform/search-params.ts'
import { keepSession, useSession } from '../../../platform/session.ts'
import { useViewer } from '../../../platform/viewer.ts'
import { runAction } from '../../../ui/feedback/action.ts'
import { Form, FormRow, useRecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { type Search, useAddress } from '../../../ui/navigation/address.ts'
import { searchOf } from '../../../ui/navigation/address-parts.ts'
import { Link } from '../../../ui/navigation/link.tsx'
import { Button } from '../../../ui/plain/button.tsx'
import { PlainCodeField, PlainTextField } from '../../../ui/plain/plain-fields.tsx'
import { IdentityPanel } from '../../identity/index.ts'

const formSchema = z.omit(visitorContract.enter.body, { code: true })
const codeSchema = z.pick(visitorContract.enter.body, { code: true })
type Visitor = z.output<typeof formSchema>

/** A visitor registers first: who they are, a code by mail, then the registration itself; the account is offered at its end. */
export default function VisitorPage() {
  const { url = '' } = useParams({ strict: false }) as { url?: string }
  const { tenant } = useViewer()
  const { say } = useLanguage()
  const session = useSession()
  // What the address brings, a promo code for one, goes on to the registration.
  const [brought] = useAddress()
  const { data: event } = useSuspenseQuery(apiQuery(eventsContract.publicGetByUrl, { params: { url } }))
  const [visitor, setVisitor] = useState<Visitor | null>(null)
  const [isProving, setProving] = useState(false)
  // Who is signed in needs no code.
  if (session && session.client === tenant.name) return <Navigate to={signin(event.id)} search={searchOf(brought)} replace />
  if (closedBecause(event.availability)) return <Navigate to={publicPage(tenant.name, event.url)} replace />
  if (visitor && isProving) return <CodeStep event={event.id} visitor={visitor} brought={brought} onBack={() => setProving(false)} />
  return (
    <WhoStep
      event={event}
      visitor={visitor}
      account={
        <Link to={login(tenant.name)} search={{ next: signin(event.id) + stringifySearch(brought) }}>
          {say(w.hasAccount)}
        </Link>
      }
      onReady={(next) => {
        setVisitor(next)
        setProving(true)
      }}
    />
  )
}

type WhoStepProps = {
  event: EventPage
  visitor: Visitor | null
  account: React.ReactNode
  onReady: (visitor: Visitor) => void
}

function WhoStep({ event, visitor, account, onReady }: WhoStepProps) {
  const { say, locale } = useLanguage()
  const { start_date, end_date, time_zone: zone } = event
  const dates = start_date ? `${capital(formatRange(start_date, end_date ?? start_date, locale, { zone }), locale)}. ` : ''
  const form = useRecordForm({
    schema: formSchema,
    values: visitor ?? { first_name: '', last_name: '', mail: '', phone: '' },
    guards: false,
    save: ({ mail }) => call(visitorContract.sendCode, { params: { id: event.id }, body: { mail } }),
    onSaved: (_, values) => onReady(values),
  })
  return (
    <IdentityPanel title={event.title} subtitle={`${dates}${say(w.help)}`} foot={account}>
      <Form form={form} submit={w.sendCode} fullWidth>
        <FormRow>
          <PlainTextField name="first_name" label={registrationWords.firstName} autoComplete="given-name" />
          <PlainTextField name="last_name" label={registrationWords.lastName} autoComplete="family-name" />
        </FormRow>
        <PlainTextField name="mail" label={registrationWords.mail} type="email" autoComplete="email" />
        <PlainTextField type="tel" inputMode="tel" name="phone" label={registrationWords.phone} autoComplete="tel" />
      </Form>
    </IdentityPanel>
  )
}

type CodeStepProps = { event: number; visitor: Visitor; brought: Search; onBack: () => void }

function CodeStep({ event, visitor, brought, onBack }: CodeStepProps) {
  const { say } = useLanguage()
  const navigate = useNavigate()
  const form = useRecordForm({
    schema: codeSchema,
    values: { code: '' },
    guards: false,
    save: ({ code }) => call(visitorContract.enter, { params: { id: event }, body: { ...visitor, code } }),
    onSaved: ({ session, path }) => {
      keepSession(session)
      void navigate({ to: path, search: searchOf(brought), replace: true })
    },
  })
  const again = () => runAction(() => call(visitorContract.sendCode, { params: { id: event }, body: { mail: visitor.mail } }), w.sentAgain)
  return (
    <IdentityPanel title={w.codeTitle} subtitle={say(w.codeHelp, { mail: visitor.mail })}>
      <Form form={form} submit={registrationWords.continue} fullWidth>
        <PlainCodeField name="code" label={w.code} inputMode="numeric" maxLength={6} />
      </Form>
      <Button variant="subtle" onClick={() => void again()}>
        {say(w.again)}
      </Button>
      <Button variant="subtle" onClick={onBack}>
        {say(w.otherMail)}
      </Button>
    </IdentityPanel>
  )
}
