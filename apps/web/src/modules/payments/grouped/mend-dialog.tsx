import { PayerAddress } from '@kxo/domain/billing/payer-address'
import { ownFields } from '@kxo/domain/companies/company-shape'
import { companiesContract } from '@kxo/domain/companies/contract'
import { hasRightNumber } from '@kxo/domain/companies/rules'
import { groupedWords as w } from '@kxo/domain/payments/grouped/grouped-words'
import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../../../platform/api-client.ts'
import { refresh } from '../../../platform/query-client.ts'
import { Answered } from '../../../ui/feedback/reading.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Form, useRecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { changePayerAddress, type Payer, PayerAddressFields, payerAddressQuery } from '../../billing/index.ts'
import { companyQuery } from '../../companies/index.ts'

/** What a payer lacks that is given in place. */
export type Mending = { what: 'number'; company: number; name: string } | { what: 'address'; payer: Payer; name: string }
type Closing = { onClose: () => void }

/** Gives a payer the number or the address a bill must bear, without leaving what is being checked. */
export function MendDialog({ mending, onClose }: { mending: Mending } & Closing) {
  const { say } = useLanguage()
  const { what, name } = mending
  const done = (): void => {
    void refresh('billables')
    onClose()
  }
  return (
    <Dialog opened onClose={onClose} title={say(what === 'number' ? w.numberTitle : w.addressTitle, { name })}>
      {mending.what === 'number' ? (
        <NumberRead id={mending.company} onClose={done} />
      ) : (
        <AddressRead payer={mending.payer} onClose={done} />
      )}
    </Dialog>
  )
}

function NumberRead({ id, onClose }: { id: number } & Closing) {
  return (
    <Answered of={useQuery({ ...companyQuery(id), gcTime: 0 })} lines={2}>
      {({ version, siret }) => <NumberForm id={id} version={version} siret={siret} onClose={onClose} />}
    </Answered>
  )
}

const Numbered = z.object({ siret: ownFields.siret }).check(
  z.refine(({ siret }) => Boolean(siret), { error: 'required', path: ['siret'] }),
  z.refine(({ siret }) => hasRightNumber({ siret }), { error: 'siret', path: ['siret'] }),
)

function NumberForm({ id, version, siret, onClose }: { id: number; version: number; siret: string | null } & Closing) {
  const form = useRecordForm({
    schema: Numbered,
    values: { siret: siret ?? '' },
    save: ({ siret: typed }) => call(companiesContract.change, { params: { id }, body: { version, siret: typed } }),
    onSaved: onClose,
  })
  return (
    <Form form={form} submit={w.saveNumber}>
      <TextField name="siret" label={w.number} help={w.numberHelp} required inputMode="numeric" />
    </Form>
  )
}

function AddressRead({ payer, onClose }: { payer: Payer } & Closing) {
  return (
    <Answered of={useQuery({ ...payerAddressQuery(payer), gcTime: 0 })} lines={4}>
      {({ address, address_complement, code_postal, town, country }) => (
        <AddressForm payer={payer} known={{ address, address_complement, code_postal, town, country }} onClose={onClose} />
      )}
    </Answered>
  )
}

type Known = { address: string | null; address_complement: string | null; code_postal: string | null; town: string | null; country: string }
function AddressForm({ payer, known, onClose }: { payer: Payer; known: Known } & Closing) {
  const form = useRecordForm({
    schema: PayerAddress,
    values: known,
    save: (values) => changePayerAddress(payer, values),
    onSaved: onClose,
  })
  return (
    <Form form={form} submit={w.saveNumber}>
      <PayerAddressFields />
    </Form>
  )
}
