import * as z from 'zod/mini'
import { endpoint } from '../../kernel/contract.ts'
import { bareIdentifier, isSiren, isSiret } from '../../kernel/identifiers.ts'
import { optionally, optionalText, requiredText } from '../../kernel/validation.ts'
import { wire } from '../../kernel/wire.ts'
import { UserPrice } from '../../pricing/contract.ts'
import { inClient, inClientWithId } from '../../tenants/contract.ts'
import { payerKind } from './payer.ts'
import { StatedPayer } from './stated-payer.ts'

/** An employer as whoever names it recognises it. */
export const Employer = z.object({
  name: z.string(),
  siret: z.string(),
  code_postal: z.nullable(z.string()),
  town: z.nullable(z.string()),
})
export type Employer = z.output<typeof Employer>

const siret = z.string().check(
  z.overwrite(bareIdentifier),
  z.refine((number) => isSiret(number) || isSiren(number), 'siret'),
)

/** An establishment nobody wrote down yet: what a bill made to it needs. */
export const NewEmployer = z.object({
  name: requiredText(120),
  address: requiredText(200),
  code_postal: requiredText(7),
  town: requiredText(120),
})
export type NewEmployer = z.output<typeof NewEmployer>

/** Who pays, as the person says it. */
export const PayerSaid = z.object({
  payer: payerKind.wire,
  /** The employer that pays, or for which a funder does; one’s own company unless told. */
  siret: optionally(siret),
  /** Of an establishment not known yet. */
  employer: z.optional(NewEmployer),
  funder: optionalText(120),
  funder_number: optionalText(60),
  is_subrogated: z._default(z.optional(wire.flag), false),
  purchase_order: optionalText(50),
})

/** What a person settles of their order before placing it. */
export const orderContract = {
  findEmployers: endpoint({
    method: 'GET',
    path: '/clients/:client/employers/',
    summary: 'The establishments known of a SIRET or SIREN, to name one’s employer',
    access: 'link',
    params: inClient,
    query: z.object({ number: z.string().check(z.trim(), z.maxLength(40)) }),
    response: z.object({ is_right: z.boolean(), employers: z.array(Employer) }),
    perMinute: 30,
  }),
  sayPayer: endpoint({
    stale: ['guests'],
    method: 'POST',
    path: '/clients/:client/guests/:id/payer/',
    summary: 'Say who pays a registration, before its order is placed',
    access: 'link',
    params: inClientWithId,
    body: PayerSaid,
    response: StatedPayer,
    perMinute: 20,
  }),
  usePromoCode: endpoint({
    stale: ['guests'],
    method: 'POST',
    path: '/clients/:client/guests/:id/promo-code/',
    summary: 'Give a promo code for a registration, or take it back when left blank',
    access: 'link',
    params: inClientWithId,
    body: z.object({ code: optionalText(30) }),
    response: z.object({ id: wire.id, price: z.nullable(UserPrice) }),
  }),
}
