import { contactWords as w } from '../../contacts/words.ts'
import type { Field } from './field.ts'

/** Where somebody lives or a company is, as files name it. */
export const placeFields = {
  address: { label: w.address, kind: 'text', names: ['adresse', 'rue', 'voie', 'address', 'street'], example: '12 rue des Lilas' },
  address_complement: {
    label: w.addressComplement,
    kind: 'text',
    names: ['complement', 'complement d adresse', 'adresse 2', 'address line 2', 'address 2'],
    example: '',
  },
  code_postal: { label: w.postalCode, kind: 'text', names: ['code postal', 'cp', 'postal code', 'zip', 'zip code'], example: '69003' },
  town: { label: w.town, kind: 'text', names: ['ville', 'commune', 'town', 'city'], example: 'Lyon' },
  country: { label: w.country, kind: 'country', names: ['pays', 'country', 'code pays', 'country code'], example: 'France' },
} as const satisfies Record<string, Field>

/** The company a person belongs to, by its number or its name. */
export const employerFields = {
  company_siret: {
    label: { fr: 'SIRET {company.du}', en: 'SIRET of the {company}' },
    kind: 'text',
    names: ['siret', 'siret entreprise', 'siret de l entreprise', 'siret employeur', 'company siret'],
    example: '73282932000074',
  },
  company_name: {
    label: w.company,
    kind: 'text',
    names: ['entreprise', 'societe', 'raison sociale', 'employeur', 'structure', 'organisation', 'company', 'employer'],
    example: 'Atelier du Parc',
  },
} as const satisfies Record<string, Field>

/** Who a line is about. */
export const personFields = {
  mail: {
    label: w.mail,
    kind: 'mail',
    isRequired: true,
    names: ['mail', 'email', 'e mail', 'courriel', 'adresse mail', 'adresse email', 'adresse e mail', 'email address'],
    example: 'ines.garnier@exemple.fr',
  },
  last_name: {
    label: w.lastName,
    kind: 'text',
    isRequired: true,
    names: ['nom', 'nom de famille', 'last name', 'surname', 'family name', 'lastname'],
    example: 'Garnier',
  },
  first_name: {
    label: w.firstName,
    kind: 'text',
    isRequired: true,
    names: ['prenom', 'first name', 'given name', 'firstname'],
    example: 'Inès',
  },
} as const satisfies Record<string, Field>

/** What a line of a file of people may say, in the order of the model. */
export const contactFields = {
  ...personFields,
  civility: {
    label: w.civility,
    kind: 'choice',
    values: { mr: ['m', 'mr', 'monsieur'], mrs: ['mme', 'madame', 'ms', 'mrs', 'mlle', 'mademoiselle'] },
    names: ['civilite', 'titre', 'title', 'civility'],
    example: 'Mme',
  },
  phone: {
    label: w.phone,
    kind: 'text',
    names: ['telephone', 'tel', 'portable', 'mobile', 'telephone mobile', 'phone', 'phone number'],
    example: '06 12 34 56 78',
  },
  job: {
    label: w.job,
    kind: 'text',
    names: ['fonction', 'poste', 'metier', 'emploi', 'job', 'job title', 'position'],
    example: 'Comptable',
  },
  ...employerFields,
  profile_code: {
    label: w.profile,
    kind: 'choice',
    values: { USR: ['utilisateur', 'usr', 'user', 'participant', 'stagiaire', 'apprenant'], REF: ['referent', 'ref', 'manager'] },
    names: ['profil', 'profile', 'role'],
    example: 'utilisateur',
  },
  birth_date: {
    label: w.birthDate,
    kind: 'day',
    names: ['date de naissance', 'naissance', 'ne le', 'nee le', 'birth date', 'date of birth'],
    example: '14/05/1988',
  },
  ...placeFields,
  language: {
    label: w.language,
    kind: 'choice',
    values: { fr: ['fr', 'francais', 'french'], en: ['en', 'anglais', 'english'] },
    names: ['langue', 'language'],
    example: 'fr',
  },
  code: { label: w.code, kind: 'text', names: ['code', 'matricule', 'reference', 'identifiant', 'employee number'], example: '' },
  accounting_code: {
    label: w.accountingCode,
    kind: 'text',
    names: ['code comptable', 'compte comptable', 'compte client', 'accounting code'],
    example: '',
  },
  is_adherent: { label: w.member, kind: 'flag', names: ['adherent', 'membre', 'member'], example: 'non' },
  is_prospect: { label: w.prospect, kind: 'flag', names: ['prospect'], example: 'non' },
} as const satisfies Record<string, Field>
