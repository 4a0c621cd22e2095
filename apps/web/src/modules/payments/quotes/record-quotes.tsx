import { invoicing } from '@kxo/domain/billing/paths'
import { quoteWords as q } from '@kxo/domain/billing/quotes/quote-words'
import { Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '../../../ui/display/button.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { payerAddressQuery } from '../../billing/index.ts'
import { QuoteDialog } from './quote-dialog.tsx'
import { QuotesList } from './quotes-list.tsx'

/** The quotes of a person or of a company on their record, and a new one for them. */
export function RecordQuotes({ of }: { of: { user: number } | { company: number } }) {
  const { say } = useLanguage()
  const navigate = useNavigate()
  const [isWriting, setWriting] = useState(false)
  const name = useQuery(payerAddressQuery(of)).data?.name ?? ''
  const whom = 'company' in of ? { company: { id: of.company, name } } : { user: { id: of.user, name } }
  return (
    <>
      <Group justify="flex-end" mb="md">
        <Button aria-haspopup="dialog" onClick={() => setWriting(true)}>
          {say(q.createQuote)}
        </Button>
      </Group>
      <QuotesList about={'company' in of ? of : { recipient: of.user }} savedAs="record_quotes" />
      {isWriting ? (
        <QuoteDialog
          whom={whom}
          onClose={() => setWriting(false)}
          onWritten={({ id }) => void navigate({ to: invoicing(), search: { tab: 'devis', quote: String(id) } })}
        />
      ) : null}
    </>
  )
}
