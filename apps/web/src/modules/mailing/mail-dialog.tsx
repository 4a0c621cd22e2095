import type { Mail } from '@kxo/domain/mailing/contract'
import { momentLabel } from '@kxo/domain/mailing/moments'
import { may } from '@kxo/domain/mailing/permissions'
import { mailStatus } from '@kxo/domain/mailing/status'
import { upcomingContract } from '@kxo/domain/mailing/upcoming-contract'
import { mailReasons, mailingWords as w } from '@kxo/domain/mailing/words'
import { Alert, Box, Flex, SegmentedControl, Text } from '@mantine/core'
import { IconDownload, IconSend } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../platform/api-client.ts'
import { useViewer } from '../../platform/viewer.ts'
import { StatusBadge } from '../../ui/display/badge.tsx'
import { Button } from '../../ui/display/button.tsx'
import { saveFile } from '../../ui/display/save-file.ts'
import { runAction } from '../../ui/feedback/action.ts'
import { Failed, Loading } from '../../ui/feedback/states.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { Link } from '../../ui/navigation/link.tsx'
import { confirm } from '../../ui/overlay/confirm.ts'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { fetchAttachment, mailQuery } from './api.ts'

/** Why a mail was rejected: our sentence, or the other side's words. */
export function useReason(): (reason: string | null) => string {
  const { say } = useLanguage()
  return (reason) =>
    reason !== null && Object.hasOwn(mailReasons, reason) ? say(mailReasons[reason as keyof typeof mailReasons]) : (reason ?? '')
}

const framed = (html: string): string => html.replace('<head>', '<head><base target="_blank">')

const sizeOf = (bytes: number, locale: string): string => {
  const [amount, unit] = bytes >= 1_000_000 ? [bytes / 1_000_000, 'megabyte'] : [Math.max(1, bytes / 1000), 'kilobyte']
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 }).format(amount)
}

type MailDialogProps = {
  id: number
  onClose: () => void
  onResend: (mail: Pick<Mail, 'id' | 'subject' | 'recipient_name' | 'recipient'>) => void
}

/** A mail as it was sent: who, when, the message, its files, why it was rejected. */
export function MailDialog({ id, onClose, onResend }: MailDialogProps) {
  const { say } = useLanguage()
  const { actor } = useViewer()
  const { data: mail, error, refetch } = useQuery(mailQuery(id))
  const canResend = mail?.status === 'rejected' && may.resendMails(actor)
  // What opens an account is asked anew, never copied.
  const canCopy = mail?.status === 'sent' && mail.html !== null && may.resendMails(actor)
  const copy = async (sent: Mail): Promise<void> => {
    const help = say(w.copyHelp, { subject: sent.subject, name: sent.recipient_name || sent.recipient })
    if (!(await confirm({ title: w.copyTitle, message: help, act: w.copy }))) return
    await runAction(() => call(upcomingContract.copyMail, { params: { id } }), say(w.copyDone))
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      width={800}
      title={mail ? mail.subject || momentLabel(mail.moment) : w.asSent}
      acts={
        canResend ? (
          <Button icon={<IconSend size={18} />} onClick={() => onResend(mail)}>
            {say(w.resend)}
          </Button>
        ) : canCopy ? (
          <Button variant="default" icon={<IconSend size={18} />} onClick={() => void copy(mail)}>
            {say(w.copy)}
          </Button>
        ) : null
      }
    >
      {error ? <Failed error={error} onRetry={() => void refetch()} /> : mail ? <Message mail={mail} /> : <Loading lines={8} />}
    </Dialog>
  )
}

function Message({ mail }: { mail: Mail }) {
  const { say, locale } = useLanguage()
  const reasonOf = useReason()
  const [isPlain, setPlain] = useState(false)
  const take = (rank: number): void => {
    fetchAttachment(mail.id, rank)
      .then(({ blob, name }) => saveFile(blob, name))
      .catch(toast.failure)
  }
  return (
    <>
      <Flex component="p" rowGap="xs" columnGap="md" align="center" wrap="wrap" mb="md">
        <StatusBadge of={mailStatus} is={mail.status} />
        <span>{mail.recipient_name ? say(w.to, { name: mail.recipient_name, address: mail.recipient }) : mail.recipient}</span>
        <span>{say(w.at, { at: mail.sent_at ?? mail.created_at })}</span>
        {mail.tries > 1 ? <span>{say(w.triesCount, { n: mail.tries })}</span> : null}
        {mail.sender_name ? <span>{say(w.labelled, { label: say(w.sender), value: mail.sender_name })}</span> : null}
      </Flex>
      {mail.about.length > 0 ? (
        <Flex component="ul" rowGap="xs" columnGap="md" wrap="wrap" mb="md" aria-label={say(w.about)}>
          {mail.about.map(({ kind, label, href }) => (
            <li key={kind}>
              <Text span c="dimmed">
                {say(w[kind])}
              </Text>{' '}
              <Link to={href}>{label}</Link>
            </li>
          ))}
        </Flex>
      ) : null}
      {mail.reason ? (
        <Alert color="red" mb="md">
          <strong>{say(w.reason)}</strong> — {reasonOf(mail.reason)}
        </Alert>
      ) : null}
      {mail.attachments.length > 0 ? (
        <Flex component="ul" gap="xs" wrap="wrap" mb="md" aria-label={say(w.attachments)}>
          {mail.attachments.map(({ rank, name, size }) => (
            <li key={rank}>
              <Button variant="default" size="sm" icon={<IconDownload size={16} />} onClick={() => take(rank)}>
                {say(w.attachment, { name, size: sizeOf(size, locale) })}
              </Button>
            </li>
          ))}
        </Flex>
      ) : null}
      {mail.html === null ? (
        <Alert color="orange">{say(w.secret)}</Alert>
      ) : (
        <>
          {mail.text ? (
            <SegmentedControl
              mb="sm"
              aria-label={say(w.asSent)}
              value={isPlain ? 'text' : 'html'}
              data={[
                { value: 'html', label: say(w.asSent) },
                { value: 'text', label: say(w.asText) },
              ]}
              onChange={(value) => setPlain(value === 'text')}
            />
          ) : null}
          {isPlain ? <Text style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{mail.text}</Text> : <Framed html={mail.html} />}
        </>
      )}
    </>
  )
}

/** The message in a page of its own, which runs nothing; its links open elsewhere. */
function Framed({ html }: { html: string }) {
  const { say } = useLanguage()
  return (
    <Box
      component="iframe"
      display="block"
      w="100%"
      h="min(48vh, 28rem)"
      bd="1px solid #dfe4ea"
      bdrs={6}
      bg="#f4f6f8"
      title={say(w.asSent)}
      srcDoc={framed(html)}
      sandbox="allow-popups allow-popups-to-escape-sandbox"
    />
  )
}
