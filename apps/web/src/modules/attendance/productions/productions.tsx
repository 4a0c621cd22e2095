import { attendanceContract } from '@kxo/domain/attendance/contract'
import { adminCheckin, eventSignatures } from '@kxo/domain/attendance/paths'
import { may } from '@kxo/domain/attendance/permissions'
import { isProofKind, productions as known, type ProductionKind, type ProofKind } from '@kxo/domain/attendance/productions/productions'
import type { Production } from '@kxo/domain/attendance/productions/productions-contract'
import { productionWords as w } from '@kxo/domain/attendance/productions/productions-words'
import { attendanceWords } from '@kxo/domain/attendance/words'
import { may as mayBill } from '@kxo/domain/billing/permissions'
import { certificateWords } from '@kxo/domain/documents/attestation-legal'
import { documentRestriction } from '@kxo/domain/documents/restriction'
import type { EventRecord } from '@kxo/domain/events/contract'
import { adminEvent, sheet as sheetAddress } from '@kxo/domain/events/paths'
import type { Sentence } from '@kxo/domain/kernel/sentence'
import { Group, Switch, Text, Title } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { call } from '../../../platform/api-client.ts'
import { apiQuery } from '../../../platform/api-query.ts'
import { useViewer } from '../../../platform/viewer.ts'
import { Badge } from '../../../ui/display/badge.tsx'
import { Button } from '../../../ui/display/button.tsx'
import { Panel, PanelRow } from '../../../ui/display/panel.tsx'
import { useAction } from '../../../ui/feedback/action.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Link } from '../../../ui/navigation/link.tsx'
import { issueCertificates } from '../api.ts'

const names: Record<ProductionKind, Sentence> = {
  ticket: w.ticket,
  badge: w.badge,
  programme: w.programme,
  sheet: attendanceWords.sheetTitle,
  attestation: w.attestation,
  certificate: certificateWords.title,
  bill: w.bill,
}
const moments: Record<Exclude<ProductionKind, ProofKind>, Sentence> = {
  ticket: w.ticketWhen,
  badge: w.badgeWhen,
  programme: w.programmeWhen,
  sheet: w.sheetWhen,
  bill: w.billWhen,
}

/** Where a kind is read, printed or set; the others are below, among what is filed. */
const places: Partial<Record<ProductionKind, (id: number) => string>> = {
  badge: adminCheckin,
  programme: sheetAddress,
  sheet: eventSignatures,
  bill: (id) => `${adminEvent(id)}?tab=finances`,
}

const changeProductions = (id: number, kind: ProofKind, is_automatic: boolean) =>
  call(attendanceContract.changeProductions, { params: { id }, body: { kind, is_automatic } })
const produce = (id: number, kind: ProofKind) =>
  kind === 'certificate' ? issueCertificates(id) : call(attendanceContract.issueAttestations, { params: { id }, body: {} })

type ProductionsProps = { event: EventRecord; readOnly: boolean }

/** #32.3 (b): what the platform makes for an event, when, for whom, and how far it is. */
export default function Productions({ event: { id, nature }, readOnly }: ProductionsProps) {
  const { say } = useLanguage()
  const { data } = useSuspenseQuery(apiQuery(attendanceContract.productions, { params: { id } }))
  return (
    <>
      <Title order={2} mb={4} fz={18} fw={650}>
        {say(w.title)}
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {say(w.help)}
      </Text>
      <Panel component="ul" display="block">
        {data.productions.map((production) => (
          <Row key={production.kind} event_id={id} production={production} isModel={nature === 'model'} readOnly={readOnly} />
        ))}
      </Panel>
    </>
  )
}

type RowProps = { event_id: number; production: Production; isModel: boolean; readOnly: boolean }

function Row({ event_id, production: { kind, made, last_at, missing, is_automatic }, isModel, readOnly }: RowProps) {
  const { say } = useLanguage()
  const { actor } = useViewer()
  const name = say(names[kind])
  const isProof = isProofKind(kind)
  const when = isProof ? (is_automatic ? w.automatic : w.byHand) : moments[kind]
  const place = isModel || (kind === 'bill' && !mayBill.invoice(actor)) ? undefined : places[kind]
  const choose = useAction({
    mutationFn: (chosen: boolean) => changeProductions(event_id, kind as ProofKind, chosen),
    onSuccess: () => toast.success(w.chosen),
  })
  const making = useAction({
    mutationFn: () => produce(event_id, kind as ProofKind),
    onSuccess: ({ count }) => toast.success(say(w.requested, { n: count })),
  })
  return (
    <PanelRow>
      <div style={{ flex: '1 1 240px', minWidth: 0 }}>
        <Group gap={6}>
          {name}
          {missing ? <Badge tone="warning">{say(w.missing, { n: missing })}</Badge> : null}
        </Group>
        <Text size="sm" c="dimmed">
          {`${say(when)}. ${say(w.visibleTo, { people: say(documentRestriction.labelOf(known[kind].restriction)) })}`}
        </Text>
        {made === null || isModel ? null : (
          <Text size="sm">{last_at === null ? say(w.none) : say(w.made, { n: made, last: last_at })}</Text>
        )}
      </div>
      <Group gap="sm">
        {isProof ? (
          <Switch
            label={say(w.isAutomatic)}
            aria-label={say(w.isAutomaticOf, { name })}
            checked={choose.isPending ? choose.variables : is_automatic === true}
            disabled={readOnly || choose.isPending}
            onChange={(change) => choose.mutate(change.currentTarget.checked)}
          />
        ) : null}
        {isProof && missing && may.issueCertificates(actor) ? (
          <Button
            variant="default"
            size="sm"
            aria-label={say(w.produceOf, { name })}
            loading={making.isPending}
            onClick={() => making.mutate()}
          >
            {say(w.produce)}
          </Button>
        ) : null}
        {place ? (
          <Link to={place(event_id)} aria-label={say(w.openOf, { name })}>
            {say(w.open)}
          </Link>
        ) : null}
      </Group>
    </PanelRow>
  )
}
