import { companyWords } from '../../companies/words.ts'
import { contactWords as w } from '../../contacts/words.ts'
import { contactFields, placeFields } from './contact-fields.ts'
import type { Field } from './field.ts'

/** What a line of a file of companies may say, in the order of the model. */
export const companyFields = {
  name: {
    label: companyWords.name,
    kind: 'text',
    isRequired: true,
    names: ['nom', 'raison sociale', 'entreprise', 'societe', 'denomination', 'name', 'company', 'company name'],
    example: 'Atelier du Parc',
  },
  siret: {
    label: companyWords.siretOrSiren,
    kind: 'text',
    names: ['siret', 'siren', 'n siret', 'numero siret'],
    example: '73282932000074',
  },
  vat_number: {
    label: companyWords.vatNumber,
    kind: 'text',
    names: ['tva', 'n tva', 'numero de tva', 'tva intracommunautaire', 'vat', 'vat number'],
    example: 'FR44732829320',
  },
  legal_form: { label: companyWords.legalForm, kind: 'text', names: ['forme juridique', 'statut juridique', 'legal form'], example: 'SAS' },
  naf: { label: companyWords.naf, kind: 'text', names: ['naf', 'ape', 'code naf', 'code ape', 'naf code'], example: '8559A' },
  collective_agreement: {
    label: companyWords.collectiveAgreement,
    kind: 'text',
    names: ['idcc', 'convention collective', 'collective agreement'],
    example: '1516',
  },
  funder: { label: companyWords.funder, kind: 'text', names: ['opco', 'financeur', 'funder'], example: 'AKTO' },
  phone: { label: w.phone, kind: 'text', names: ['telephone', 'tel', 'standard', 'phone'], example: '04 72 00 00 00' },
  mail: { label: w.mail, kind: 'mail', names: ['mail', 'email', 'e mail', 'courriel', 'adresse mail'], example: 'contact@exemple.fr' },
  ...placeFields,
  billing_mail: {
    label: companyWords.billingMail,
    kind: 'mail',
    names: ['mail de facturation', 'email de facturation', 'mail facturation', 'billing email', 'billing mail'],
    example: 'compta@exemple.fr',
  },
  employees_number: {
    label: companyWords.employees,
    kind: 'number',
    names: ['salaries', 'effectif', 'effectif salarie', 'employees'],
    example: '25',
  },
  independents_number: {
    label: companyWords.independents,
    kind: 'number',
    names: ['independants', 'effectif independant', 'self employed'],
    example: '',
  },
  accounting_code: contactFields.accounting_code,
  payment_days: {
    label: companyWords.paymentDays,
    kind: 'number',
    names: ['delai de paiement', 'jours de paiement', 'echeance', 'payment days'],
    example: '30',
  },
  is_adherent: contactFields.is_adherent,
  is_prospect: contactFields.is_prospect,
} as const satisfies Record<string, Field>
