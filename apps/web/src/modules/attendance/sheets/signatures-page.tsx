import { certificateWords as certificate } from '@kxo/domain/attendance/certificate-legal'
import { queuedWords } from '@kxo/domain/attendance/day/queued-words'
import { adminAttendance, attendance } from '@kxo/domain/attendance/paths'
import { may } from '@kxo/domain/attendance/permissions'
import { isSignedIn, proofModeOf } from '@kxo/domain/attendance/proving/proof-mode'
import { proofWords } from '@kxo/domain/attendance/proving/proof-words'
import { lockableAt } from '@kxo/domain/attendance/rules'
import type { Sheet } from '@kxo/domain/attendance/sheet'
import { acceptsShownCode } from '@kxo/domain/attendance/signing-means'
import { attendanceWords as w } from '@kxo/domain/attendance/words'
import { adminEvent } from '@kxo/domain/events/paths'
import { shownSiret } from '@kxo/domain/kernel/identifiers'
import { Alert, Flex, Text } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { keepTenant } from '../../../platform/tenant.ts'
import { useViewer } from '../../../platform/viewer.ts'
import { Button, LinkButton } from '../../../ui/display/button.tsx'
import { saveFile } from '../../../ui/display/save-file.ts'
import { useAction } from '../../../ui/feedback/action.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useNow } from '../../../ui/i18n/use-now.ts'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { confirm } from '../../../ui/overlay/confirm.ts'
import type { RowAction } from '../../../ui/table/row-menu.tsx'
import { DocumentDialog } from '../../documents/index.ts'
import { fetchBlankSheet, issueCertificates, lockSheet, remindUnsigned } from '../api.ts'
import { AnomalyList } from '../collecting/anomaly-list.tsx'
import { type Collecting, CollectingDialog } from '../collecting/collecting-dialog.tsx'
import { ReopenDialog } from '../collecting/reopen-dialog.tsx'
import { UnexpectedDialog } from '../collecting/unexpected-dialog.tsx'
import { NoticeList } from '../notices/notice-list.tsx'
import { sheetQuery } from '../signing/offline-half-days.ts'
import { WaitingSignatures } from '../signing/waiting-signatures.tsx'
import { ExportSheetButton } from './export-sheet-button.tsx'
import { LateList } from './late-list.tsx'
import { MarkDialog } from './mark-dialog.tsx'
import { type Marking, SheetGrid } from './sheet-grid.tsx'
import { SignDialog } from './sign-dialog.tsx'

/** Boxes of people that say neither a presence nor an absence. */
const unsettledIn = ({ people }: Sheet): number =>
  people.flatMap(({ marks }) => marks).filter(({ state }) => state === 'open' || state === 'missed').length

/** The attendance sheet: signatures, marks, the partner's signature, the lock and the sealed PDF. */
export default function SignaturesPage() {
  const { actor, tenant } = useViewer()
  const { say } = useLanguage()
  const { id: text = '' } = useParams({ strict: false }) as { id?: string }
  const id = Number(text)
  const sheets = useSuspenseQuery({
    ...sheetQuery(id),
    refetchInterval: ({ state }) => (state.data?.value.locked_at && !state.data.value.document ? 3000 : 30_000),
  })
  const now = useNow()
  const [marking, setMarking] = useState<Marking | null>(null)
  const [signing, setSigning] = useState<Sheet['slots'][number] | null>(null)
  const [isReading, setReading] = useState(false)
  const [collecting, setCollecting] = useState<Collecting | null>(null)
  const [isReopening, setReopening] = useState(false)
  const [isAdding, setAdding] = useState(false)
  const locking = useAction({
    mutationFn: () => lockSheet(id),
  })
  const certifying = useAction({
    mutationFn: (registration: number | undefined) => issueCertificates(id, registration),
    onSuccess: ({ count }) =>
      toast.success(count === 0 ? say(certificate.noCertificateDue) : say(certificate.certificatesRequested, { n: count })),
  })
  const reminding = useAction({
    mutationFn: remindUnsigned,
    onSuccess: ({ count }) => toast.success(say(w.reminded, { n: count })),
  })
  const printing = useAction({
    mutationFn: () => fetchBlankSheet(id),
    onSuccess: ({ blob, name }) => saveFile(blob, name),
  })
  const { value: sheet, stored_at } = sheets.data
  const isRead = stored_at === null
  useEffect(() => {
    if (isRead) keepTenant(tenant)
  }, [isRead, tenant])
  const isPartner = sheet.partners.some(({ user }) => user === actor.user_id)
  const seesEveryone = may.seeEveryone(actor, { is_partner: isPartner })
  const mayMark = may.mark(actor, { is_partner: isPartner }) && !sheet.locked_at
  const mayCertify = sheet.is_training && sheet.locked_at !== null && may.issueCertificates(actor)
  const slotActs = (slot: Sheet['slots'][number], index: number, when: string): RowAction[] => {
    const isOpen = slot.opens_at <= now && now < slot.closes_at
    const open = (kind: Collecting['kind']) => setCollecting({ kind, slot: slot.id, index, when })
    const passRound = { label: w.passRound, run: () => open('tablet'), disabled: !isOpen || !sheet.means.includes('tablet') }
    if (!isRead) return [passRound]
    return [
      { label: w.showCode, run: () => open('code'), disabled: !isOpen || !acceptsShownCode(sheet.means) },
      passRound,
      { label: w.remindMissing, run: () => reminding.mutate(slot.id), disabled: !isOpen },
      { label: w.attachPaper, run: () => open('paper'), disabled: slot.start_at > now || !sheet.means.includes('paper') },
    ]
  }
  const facts = [
    [w.body, sheet.organisation.name],
    [w.activityNumber, sheet.organisation.activity_number],
    [w.siret, sheet.organisation.siret && shownSiret(sheet.organisation.siret)],
    [w.place, sheet.place],
    [w.partners, sheet.partners.map(({ name }) => name).join(', ')],
  ] as const
  const mode = proofModeOf(sheet.means)
  const proofNotice = mode === 'none' ? proofWords.noneOnSheet : mode === 'door' ? proofWords.doorOnSheet : null
  const over = lockableAt(sheet.slots)
  const isOver = over !== null && over <= now && mode !== 'none'
  const lock = async () => {
    const n = unsettledIn(sheet)
    const message = n > 0 ? `${say(proofWords.lockUnsigned, { n })} ${say(w.lockText)}` : w.lockText
    if (await confirm({ title: w.lockTitle, message, act: w.lock })) locking.mutate()
  }
  return (
    <>
      <PageTitle
        above={[{ label: w.title, to: may.seeSheets(actor) ? adminAttendance() : attendance() }]}
        subtitle={say(w.sheetTitle)}
        act={
          !isRead ? null : sheet.document ? (
            <>
              {mayCertify ? (
                <Button variant="default" loading={certifying.isPending} onClick={() => certifying.mutate(undefined)}>
                  {say(certificate.issueCertificates)}
                </Button>
              ) : null}
              {may.reopen(actor) ? (
                <Button variant="default" onClick={() => setReopening(true)}>
                  {say(w.reopen)}
                </Button>
              ) : null}
              {seesEveryone ? <ExportSheetButton event={id} /> : null}
              <Button onClick={() => setReading(true)}>{say(w.openSealed)}</Button>
            </>
          ) : mayMark ? (
            <>
              {may.seeSheets(actor) ? (
                <LinkButton variant="default" to={`${adminEvent(sheet.event)}?tab=registrations`}>
                  {say(w.addPerson)}
                </LinkButton>
              ) : sheet.takes_unexpected ? (
                <Button variant="default" onClick={() => setAdding(true)}>
                  {say(w.addPerson)}
                </Button>
              ) : null}
              {sheet.slots.length > 0 && mode !== 'none' ? (
                <Button variant="default" loading={printing.isPending} onClick={() => printing.mutate()}>
                  {say(w.blankSheet)}
                </Button>
              ) : null}
              {sheet.people.length > 0 ? <ExportSheetButton event={id} /> : null}
              {isOver ? (
                <Button loading={locking.isPending} onClick={() => void lock()}>
                  {say(w.lock)}
                </Button>
              ) : null}
            </>
          ) : null
        }
      >
        {sheet.title}
      </PageTitle>
      {sheet.locked_at ? (
        <Text mb="md" py="sm" px="md" bdrs={8} bg="var(--k-tint)" inherit role="status">
          {say(w.locked, { at: sheet.locked_at })} {sheet.document ? '' : say(w.sealing)}
        </Text>
      ) : null}
      {mayMark && over && over > now && mode !== 'none' ? (
        <Text c="dimmed" fz="sm" fw={400} mb="md">
          {say(w.lockableAt, { at: over })}
        </Text>
      ) : null}
      {sheet.locks_at ? (
        <Text c="dimmed" fz="sm" fw={400} mb="md">
          {say(proofWords.locksAt, { at: sheet.locks_at })}
        </Text>
      ) : null}
      {sheet.reopened ? (
        <Text mb="md" py="sm" px="md" bdrs={8} bg="var(--k-tint)" inherit role="status">
          {say(w.reopenedBy, sheet.reopened)}
        </Text>
      ) : null}
      <WaitingSignatures />
      {stored_at ? (
        <Alert color="orange" mb="md" role="status">
          {say(queuedWords.cachedList, { at: stored_at })}
        </Alert>
      ) : null}
      {proofNotice ? (
        <Alert color="orange" mb="md" role="status">
          {say(proofNotice)}
        </Alert>
      ) : null}
      {sheet.locked_at ? null : <AnomalyList anomalies={sheet.anomalies} />}
      {isRead ? <NoticeList sheet={sheet} /> : null}
      {mayMark && isRead ? <LateList sheet={sheet} /> : null}
      <Flex component="dl" rowGap="sm" columnGap="xl" wrap="wrap" mb={20}>
        {facts.map(([label, value]) =>
          value ? (
            <div key={label.fr}>
              <dt>{say(label)}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </Flex>
      {sheet.people.length === 0 ? (
        <Empty sentence={w.nobody} />
      ) : (
        <SheetGrid
          sheet={sheet}
          mayMark={mayMark && isRead}
          me={actor.user_id}
          onMark={setMarking}
          onSign={setSigning}
          slotActs={mayMark && isSignedIn(sheet.means) ? slotActs : null}
          onCertify={mayCertify ? certifying.mutate : null}
        />
      )}
      {marking ? <MarkDialog {...marking} onClose={() => setMarking(null)} /> : null}
      {signing ? (
        <SignDialog
          event={sheet.event}
          slot={signing.id}
          as="partner"
          title={sheet.title}
          start_at={signing.start_at}
          end_at={signing.end_at}
          onClose={() => setSigning(null)}
        />
      ) : null}
      {collecting ? <CollectingDialog {...collecting} sheet={sheet} onClose={() => setCollecting(null)} /> : null}
      {isAdding ? <UnexpectedDialog event={id} onClose={() => setAdding(false)} /> : null}
      {isReopening ? <ReopenDialog id={id} onClose={() => setReopening(false)} /> : null}
      {isReading && sheet.document ? <DocumentDialog id={sheet.document} name={sheet.title} onClose={() => setReading(false)} /> : null}
    </>
  )
}
