import * as z from 'zod/mini'
import { present } from './fields.ts'
import { bareIdentifier, isDeclarationNumber, isIban, isSiren, isSiret, isVatNumber } from './identifiers.ts'

/** Fields of official numbers, apart from the other ready fields: what a visitor loads first asks for none. */

/** An identifier read with its spaces, bare inside and on the wire. */
const identifier = (isValid: (text: string) => boolean, message: string) =>
  z.string().check(z.trim(), present, z.overwrite(bareIdentifier), z.refine(isValid, message))

/** A SIRET or a SIREN: 14 or 9 digits (ID-01). */
export const siret = identifier((text) => isSiret(text) || isSiren(text), 'siret')
export const vatNumber = identifier(isVatNumber, 'vatNumber')
export const iban = identifier(isIban, 'iban')
export const declarationNumber = identifier(isDeclarationNumber, 'declarationNumber')
