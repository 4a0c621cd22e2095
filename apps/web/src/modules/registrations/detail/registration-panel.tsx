import { adminContact } from '@kxo/domain/contacts/paths'
import { activityWords } from '@kxo/domain/events/activities/activity-words'
import { eventFormsWords } from '@kxo/domain/events/forms/event-forms-words'
import { formatDateTime } from '@kxo/domain/kernel/dates'
import { promoWords } from '@kxo/domain/pricing/promo-words'
import { optionWords } from '@kxo/domain/products/words'
import { registrationDetailContract as contract, type RegistrationDetail } from '@kxo/domain/registrations/detail/detail-contract'
import { detailWords as w } from '@kxo/domain/registrations/detail/detail-words'
import { orderWords } from '@kxo/domain/registrations/ordering/order-words'
import { registrationQuizWords } from '@kxo/domain/registrations/quizzes/registration-quiz-words'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { termsWords } from '@kxo/domain/registrations/terms/terms-words'
import { Group, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { apiQuery } from '../../../platform/api-query.ts'
import { StatusBadge } from '../../../ui/display/badge.tsx'
import { Button, LinkButton } from '../../../ui/display/button.tsx'
import { copyText } from '../../../ui/display/copy-text.ts'
import { Answered } from '../../../ui/feedback/reading.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import type { RowAction } from '../../../ui/table/row-menu.tsx'
import { RecordSheet, useHasFields } from '../../fields/index.ts'
import { ChosenActivities, useChosenActivities } from '../activities/chosen-activities.tsx'
import { ChosenOptions } from '../options/chosen-options.tsx'
import { CheckedPapers } from '../papers/checked-papers.tsx'
import { PanelActs } from './panel-acts.tsx'
import { Answers, Bills, Mails, Papers, RegistrationQuizzes, RequestedForms, Terms } from './panel-parts.tsx'
import { TeamNotes } from './team-notes.tsx'
import { timelineOf } from './timeline-of.ts'

export const detailQuery = (id: number) => apiQuery(contract.detail, { params: { id } })

type PanelProps = { id: number; actsOn: (registration: RegistrationDetail) => readonly RowAction[]; mayWrite: boolean; onClose: () => void }

/** One registration with everything it is decided from, and the acts beside it. */
export function RegistrationPanel({ id, actsOn, mayWrite, onClose }: PanelProps) {
  const answer = useQuery(detailQuery(id))
  const detail = answer.data
  return (
    <Dialog opened onClose={onClose} title={detail ? `${detail.first_name} ${detail.last_name}` : w.open} width={800}>
      <Answered of={answer} lines={8}>
        {(read) => <Content detail={read} acts={mayWrite ? actsOn(read) : []} mayWrite={mayWrite} />}
      </Answered>
    </Dialog>
  )
}

function Content({ detail, acts, mayWrite }: { detail: RegistrationDetail; acts: readonly RowAction[]; mayWrite: boolean }) {
  const { say } = useLanguage()
  const hasFields = useHasFields('Guest')
  const chosen = useChosenActivities(detail)
  const copy = async (): Promise<void> => {
    if (await copyText(`${window.location.origin}${detail.personal_path}`, null)) toast.success(w.linkCopied)
  }
  return (
    <Stack>
      <Group gap="xs">
        <StatusBadge of={registrationStatus} is={detail.status} />
        <Text size="sm">{[detail.company_name, detail.mail, detail.phone].filter(Boolean).join(' · ')}</Text>
      </Group>
      <Group gap="xs">
        <PanelActs acts={acts} name={`${detail.first_name} ${detail.last_name}`} />
        <Button size="sm" variant="default" onClick={() => void copy()}>
          {say(w.copyLink)}
        </Button>
        <LinkButton size="sm" variant="default" to={adminContact(detail.user)}>
          {say(w.record)}
        </LinkButton>
      </Group>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <Stack>
          <Part title={say(w.answers)}>
            <Answers responses={detail.responses} />
          </Part>
          {chosen.length > 0 ? (
            <Part title={say(activityWords.choose)}>
              <ChosenActivities activities={chosen} zone={detail.time_zone} />
            </Part>
          ) : null}
          {detail.options.length > 0 ? (
            <Part title={say(optionWords.options)}>
              <ChosenOptions options={detail.options} />
            </Part>
          ) : null}
          {hasFields ? <RecordSheet morph="Guest" id={detail.id} /> : null}
          <Part title={say(w.notes)}>
            <TeamNotes id={detail.id} notes={detail.notes} mayWrite={mayWrite} />
          </Part>
        </Stack>
        <Stack>
          <Part title={say(w.timeline)}>
            <Timeline detail={detail} />
          </Part>
          <Part title={say(w.payments)}>
            <PaidBy detail={detail} />
            <Bills bills={detail.bills} />
          </Part>
          <Part title={say(w.papers)}>
            {detail.asked_papers.length > 0 ? (
              <CheckedPapers registration={detail.id} papers={detail.asked_papers} mayDecide={mayWrite} />
            ) : null}
            {detail.papers.length > 0 || detail.asked_papers.length === 0 ? <Papers papers={detail.papers} /> : null}
          </Part>
          {detail.quizzes.length > 0 ? (
            <Part title={say(registrationQuizWords.step)}>
              <RegistrationQuizzes quizzes={detail.quizzes} />
            </Part>
          ) : null}
          {detail.forms.length > 0 ? (
            <Part title={say(eventFormsWords.title)}>
              <RequestedForms forms={detail.forms} />
            </Part>
          ) : null}
          {detail.terms.length > 0 ? (
            <Part title={say(termsWords.step)}>
              <Terms terms={detail.terms} />
            </Part>
          ) : null}
          <Part title={say(w.mails)}>
            <Mails mails={detail.mails} />
          </Part>
        </Stack>
      </SimpleGrid>
    </Stack>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title}>
    <Title order={3} size="h5">
      {title}
    </Title>
    {children}
  </section>
)

/** Who pays, with what a funder is asked, and the promo code used. */
function PaidBy({ detail: { payer, promo_code } }: { detail: RegistrationDetail }) {
  const { say } = useLanguage()
  const facts = [
    payer && (payer.payer === 'self' ? say(orderWords.payerPerson) : payer.company_name),
    payer?.funder && say(orderWords.withFunder, { funder: payer.funder }),
    payer?.funder_number && say(orderWords.fileNumber, { number: payer.funder_number }),
    payer?.is_subrogated && say(orderWords.subrogatedNote),
    promo_code && say(promoWords.taken, { code: promo_code }),
  ].filter(Boolean)
  return facts.length > 0 ? <Text size="sm">{facts.join(' · ')}</Text> : null
}

function Timeline({ detail }: { detail: RegistrationDetail }) {
  const language = useLanguage()
  const { say, locale, zone } = language
  return (
    <Stack component="ol" gap={6} p={0} m={0} style={{ listStyle: 'none' }}>
      {timelineOf(detail, language).map(({ key, at, what, by, why }) => (
        <li key={key}>
          <Text size="sm">{typeof what === 'string' ? what : say(what)}</Text>
          <Text size="xs" c="dimmed">
            {[formatDateTime(at, locale, { zone }), by ? say(w.by, { name: by }) : null, why].filter(Boolean).join(' · ')}
          </Text>
        </li>
      ))}
    </Stack>
  )
}
