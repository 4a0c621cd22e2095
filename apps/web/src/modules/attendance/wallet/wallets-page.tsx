import { walletWords as w } from '@kxo/domain/attendance/wallet/wallet-words'
import { adminTickets } from '@kxo/domain/documents/paths'
import { documentsWords } from '@kxo/domain/documents/words'
import { formatDate } from '@kxo/domain/kernel/dates'
import { SimpleGrid } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { walletKeysQuery } from '../api.ts'
import { AppleForm } from './apple-form.tsx'
import { GoogleForm } from './google-form.tsx'
import { KeyPanel } from './key-panel.tsx'

/** The keys by which an organisation puts its tickets in the wallets of phones. */
export default function WalletsPage() {
  const { say, locale, zone } = useLanguage()
  const {
    data: { apple, google },
  } = useSuspenseQuery(walletKeysQuery())
  const day = (at: Date): string => formatDate(at, locale, { zone, style: 'long' })
  return (
    <>
      <PageTitle above={[{ label: documentsWords.adminTicketsTitle, to: adminTickets() }]} subtitle={say(w.help)}>
        {w.title}
      </PageTitle>
      <SimpleGrid minColWidth="min(360px, 100%)" autoFlow="auto-fit" spacing="md" style={{ alignItems: 'start' }} maw={1000}>
        <KeyPanel
          wallet="apple"
          title={w.apple}
          help={w.appleHelp}
          state={apple?.state}
          facts={
            apple
              ? [
                  [say(w.passType), apple.pass_type],
                  [say(w.team), apple.team],
                  [say(w.owner), apple.owner],
                  [say(w.expires), day(apple.expires_at)],
                  [say(w.chainExpires), day(apple.chain_expires_at)],
                ]
              : []
          }
          form={(onSaved) => <AppleForm onSaved={onSaved} />}
        />
        <KeyPanel
          wallet="google"
          title={w.google}
          help={w.googleHelp}
          state={google?.state}
          facts={
            google
              ? [
                  [say(w.issuer), google.issuer],
                  [say(w.serviceAccount), google.account],
                ]
              : []
          }
          form={(onSaved) => <GoogleForm issuer={google?.issuer ?? ''} onSaved={onSaved} />}
        />
      </SimpleGrid>
    </>
  )
}
