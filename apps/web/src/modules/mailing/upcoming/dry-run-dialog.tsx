import { upcomingWords as w } from '@kxo/domain/mailing/template-words'
import { upcomingContract as contract, type UpcomingMail } from '@kxo/domain/mailing/upcoming-contract'
import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../../platform/api-query.ts'
import { MailFrame } from '../../../ui/display/mail-frame.tsx'
import { Failed, Loading } from '../../../ui/feedback/states.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'

/** One coming mail as its reader would have it now. */
export function DryRunDialog({ mail: { moment, occurrence }, onClose }: { mail: UpcomingMail; onClose: () => void }) {
  const { say } = useLanguage()
  const { data, error, refetch } = useQuery(apiQuery(contract.dryRun, { body: { moment, occurrence } }, { retry: false, gcTime: 0 }))
  return (
    <Dialog opened onClose={onClose} width={800} title={data?.subject ?? w.dryRun}>
      {error ? <Failed error={error} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <Loading lines={8} />}
      {data ? (
        <>
          <Text size="sm" mb="sm">
            {say(w.dryRunHelp, { recipient: data.recipient })}
          </Text>
          <MailFrame title={say(w.dryRun)} html={data.html} height="60vh" />
        </>
      ) : null}
    </Dialog>
  )
}
