import { buildingWords } from '../events/building-words.ts'
import { labels } from '../kernel/labels.ts'
import type { Sentence } from '../kernel/sentence.ts'

type FieldKind = 'text' | 'date' | 'flag' | 'number' | 'list' | 'mail' | 'address' | 'nature' | 'code' | 'colour'
type Field = {
  label: Sentence
  kind: FieldKind
  isRequired?: true
  maxLength?: number
  /** Heading names it is known by, without accents nor case; its label is always one of them. */
  names: readonly string[]
  example: string
}

/** What a line of an events file may say, in the order of the model. */
export const eventFields = {
  nature: {
    label: labels.kind,
    kind: 'nature',
    isRequired: true,
    names: ['nature', 'type', 'kind'],
    example: 'master',
  },
  code: {
    label: labels.code,
    kind: 'code',
    isRequired: true,
    maxLength: 40,
    names: ['code', 'reference', 'ref', 'identifiant', 'identifier'],
    example: 'EV-0001',
  },
  title: {
    label: { fr: 'Intitulé', en: 'Title' },
    kind: 'text',
    isRequired: true,
    maxLength: 120,
    names: ['intitule', 'titre', 'nom', 'libelle', 'title', 'name', 'label'],
    example: 'Prévenir les risques au travail',
  },
  parent_code: {
    label: { fr: 'Code {event.du} de rattachement', en: 'Code of the parent {event}' },
    kind: 'code',
    maxLength: 40,
    names: [
      'code du master',
      'code master',
      'code du maitre',
      'code parent',
      'master',
      'parent',
      'code de rattachement',
      'parent code',
      'master code',
    ],
    example: '',
  },
  subtitle: {
    label: { fr: 'Sous-titre', en: 'Subtitle' },
    kind: 'text',
    maxLength: 160,
    names: ['sous titre', 'subtitle'],
    example: 'Les gestes et les réflexes qui protègent',
  },
  summary: {
    label: buildingWords.summaryField,
    kind: 'text',
    maxLength: 280,
    names: ['resume', 'accroche', 'description courte', 'summary', 'short description'],
    example: 'Repérer les dangers de son poste et réagir à temps.',
  },
  level: {
    label: { fr: 'Niveau', en: 'Level' },
    kind: 'text',
    maxLength: 40,
    names: ['niveau', 'level'],
    example: 'Débutant',
  },
  colour: {
    label: { fr: 'Couleur de la vignette', en: 'Colour of the card' },
    kind: 'colour',
    names: ['couleur', 'couleur de la vignette', 'colour', 'color', 'card colour'],
    example: '#1f6feb',
  },
  is_marked_new: {
    label: { fr: 'Pastille Nouveau', en: 'New badge' },
    kind: 'flag',
    names: ['pastille nouveau', 'nouveau', 'nouveaute', 'new badge', 'new'],
    example: 'non',
  },
  start_date: {
    label: { fr: 'Date de début', en: 'Start date' },
    kind: 'date',
    names: ['date de debut', 'debut', 'date debut', 'start', 'start date', 'commence le'],
    example: '05/03/2027 09:00',
  },
  end_date: {
    label: { fr: 'Date de fin', en: 'End date' },
    kind: 'date',
    names: ['date de fin', 'fin', 'date fin', 'end', 'end date', 'finit le'],
    example: '05/03/2027 17:00',
  },
  limit_date: {
    label: { fr: 'Date limite {registration.de}', en: '{registration:cap} deadline' },
    kind: 'date',
    names: [
      'date limite',
      'date limite d inscription',
      'limite d inscription',
      'cloture des inscriptions',
      'limit date',
      'registration deadline',
    ],
    example: '01/03/2027 23:59',
  },
  town: { label: labels.town, kind: 'text', maxLength: 120, names: ['ville', 'commune', 'town', 'city'], example: 'Lyon' },
  country: { label: labels.country, kind: 'text', maxLength: 80, names: ['pays', 'country'], example: 'France' },
  is_online: {
    label: { fr: 'En ligne', en: 'Online' },
    kind: 'flag',
    names: ['en ligne', 'online', 'a distance', 'distanciel', 'remote'],
    example: 'non',
  },
  site_url: {
    label: { fr: 'Adresse du site', en: 'Website' },
    kind: 'address',
    maxLength: 500,
    names: ['adresse du site', 'site', 'site web', 'site internet', 'lien', 'url', 'website', 'link'],
    example: 'https://www.exemple.fr',
  },
  themes: {
    label: { fr: '{theme.pl:cap}', en: '{theme.pl:cap}' },
    kind: 'list',
    maxLength: 80,
    names: ['theme', 'themes', 'thematique', 'thematiques', 'domaine', 'domaines', 'topic', 'topics'],
    example: 'sécurité, management',
  },
  languages: {
    label: { fr: 'Langues', en: 'Languages' },
    kind: 'list',
    maxLength: 20,
    names: ['langue', 'langues', 'language', 'languages'],
    example: 'FR',
  },
  referent_mail: {
    label: { fr: 'Mail {referent.du}', en: '{referent:cap}’s email' },
    kind: 'mail',
    isRequired: true,
    maxLength: 254,
    names: [
      'mail du referent',
      'email du referent',
      'mail referent',
      'email referent',
      'referent',
      'mail du responsable',
      'referent mail',
      'referent email',
    ],
    example: 'referent@exemple.fr',
  },
  min_participants: {
    label: { fr: 'Minimum {participant.depl}', en: 'Minimum {participant.pl}' },
    kind: 'number',
    names: ['minimum', 'min participants', 'participants minimum', 'effectif minimum', 'minimum participants'],
    example: '4',
  },
  max_participants: {
    label: { fr: 'Maximum {participant.depl}', en: 'Maximum {participant.pl}' },
    kind: 'number',
    names: [
      'maximum',
      'max participants',
      'participants maximum',
      'effectif maximum',
      'places',
      'capacite',
      'maximum participants',
      'capacity',
    ],
    example: '12',
  },
  is_payable: {
    label: { fr: 'Payant', en: 'Payable' },
    kind: 'flag',
    names: ['payant', 'payante', 'payable', 'paid'],
    example: 'oui',
  },
  is_training: {
    label: { fr: 'Action de formation (BPF)', en: 'Vocational training (BPF)' },
    kind: 'flag',
    names: ['formation', 'bpf', 'action de formation', 'training'],
    example: 'oui',
  },
  is_asynchronous: {
    label: { fr: 'À son rythme, en ligne', en: 'Self-paced online' },
    kind: 'flag',
    names: ['e learning', 'elearning', 'asynchrone', 'asynchronous'],
    example: 'non',
  },
  description: {
    label: { fr: 'Présentation', en: 'Description' },
    kind: 'text',
    maxLength: 20_000,
    names: ['presentation', 'description', 'descriptif', 'contenu'],
    example: '',
  },
} as const satisfies Record<string, Field>

export type EventField = keyof typeof eventFields
export const eventFieldKeys = Object.keys(eventFields) as EventField[]
/** The field as any of them, when only its kind matters. */
export const fieldOf = (key: EventField): Field => eventFields[key]
export const requiredEventFields = eventFieldKeys.filter((key) => fieldOf(key).isRequired)
