import { labels } from '../../kernel/labels.ts'
import { type Sentence, words } from '../../kernel/sentence.ts'
import type { Morph } from '../morph.ts'

const said = words({
  first_name: { fr: 'Prénom', en: 'First name' },
  last_name: { fr: 'Nom', en: 'Last name' },
  birth_date: { fr: 'Date de naissance', en: 'Birth date' },
  mail: labels.emailAddress,
  civility: { fr: 'Civilité', en: 'Title' },
  job: { fr: 'Fonction', en: 'Job title' },
  manager: { fr: 'Responsable hiérarchique', en: 'Manager' },
  presentation: { fr: 'Présentation', en: 'About' },
  specialities: { fr: 'Spécialités', en: 'Specialities' },
  phone: labels.phone,
  address: labels.address,
  address_complement: { fr: 'Complément d’adresse', en: 'Address line 2' },
  code_postal: labels.postalCode,
  town: labels.town,
  country: labels.country,
  company: { fr: '{company:cap}', en: '{company:cap}' },
  region: { fr: '{region:cap}', en: '{region:cap}' },
  profile_code: { fr: 'Profil', en: 'Profile' },
  language: { fr: 'Langue', en: 'Language' },
  status: labels.status,
  code: labels.code,
  accounting_code: { fr: 'Code comptable', en: 'Accounting code' },
  employees_number: { fr: 'Nombre de salariés', en: 'Number of employees' },
  independents_number: { fr: 'Nombre d’indépendants', en: 'Number of self-employed people' },
  name: labels.name,
  siret: { fr: 'SIRET', en: 'SIRET' },
  vat_number: { fr: 'N° de TVA', en: 'VAT number' },
  referent: { fr: '{referent:cap}', en: '{referent:cap}' },
  departments: { fr: 'Départements', en: 'Départements' },
  logo: { fr: 'Logo', en: 'Logo' },
  title: { fr: 'Titre', en: 'Title' },
  url: { fr: 'Adresse web', en: 'Web address' },
  start_date: { fr: 'Début', en: 'Start' },
  end_date: { fr: 'Fin', en: 'End' },
  limit_date: { fr: 'Date limite', en: 'Deadline' },
  min_participants: { fr: 'Minimum {participant.depl}', en: 'Minimum {participant.pl}' },
  max_participants: { fr: 'Maximum {participant.depl}', en: 'Maximum {participant.pl}' },
  responsible: { fr: 'Responsable', en: 'Person in charge' },
  description: { fr: 'Description', en: 'Description' },
  manual_status: { fr: 'Statut financeur', en: 'Funding status' },
  price: { fr: 'Tarif', en: 'Price' },
  kind: labels.type,
  skills: { fr: 'Compétences', en: 'Skills' },
  comment: { fr: 'Consignes', en: 'Instructions' },
  capacity: { fr: 'Capacité', en: 'Capacity' },
  number: { fr: 'Numéro', en: 'Number' },
  category: { fr: 'Catégorie', en: 'Category' },
  amount: { fr: 'Montant TTC', en: 'Amount incl. VAT' },
  amount_ht: { fr: 'Montant HT', en: 'Amount excl. VAT' },
  creation_date: { fr: 'Date de création', en: 'Creation date' },
  payment_date: { fr: 'Date de paiement', en: 'Payment date' },
  recipient: { fr: 'Destinataire', en: 'Recipient' },
})
type Name = keyof typeof said
const postal = ['address', 'address_complement', 'code_postal', 'town', 'country'] as const satisfies readonly Name[]

const names: Readonly<Record<Morph, readonly Name[]>> = {
  User: [
    ...(['first_name', 'last_name', 'birth_date', 'mail', 'phone', ...postal, 'company', 'region', 'profile_code', 'language'] as const),
    ...(['status', 'code', 'accounting_code', 'employees_number', 'independents_number'] as const),
    ...(['civility', 'job', 'manager', 'presentation', 'specialities'] as const),
  ],
  Company: [
    ...(['name', 'siret', 'vat_number', 'referent', ...postal, 'phone', 'mail', 'logo', 'departments', 'region'] as const),
    ...(['accounting_code', 'employees_number', 'independents_number'] as const),
  ],
  Event: [
    ...(['title', 'url', 'code', 'description', 'start_date', 'end_date', 'limit_date'] as const),
    ...(['min_participants', 'max_participants', 'responsible', 'company', 'status'] as const),
  ],
  Guest: ['status', 'manual_status', 'company', 'price'],
  Partner: ['first_name', 'last_name', 'mail', 'phone', 'kind', 'status', 'skills'],
  Location: ['name', ...postal, 'comment', 'capacity', 'phone'],
  Bill: ['number', 'name', 'category', 'status', 'amount', 'amount_ht', 'creation_date', 'payment_date', 'recipient'],
  Client: ['name', 'logo', 'siret', 'vat_number', ...postal],
}

export type NativeField = { name: string; label: Sentence }
/** What every record of a kind has from the start; their names are taken. */
export const nativeFields: Readonly<Record<Morph, readonly NativeField[]>> = Object.fromEntries(
  Object.entries(names).map(([morph, list]) => [morph, list.map((name) => ({ name, label: said[name] }))]),
) as never // fromEntries forgets the names
