import type { InputType } from '../../forms/inputs/input-type.ts'
import { type Locale, type Sentence, words } from '../../kernel/sentence.ts'
import type { Morph } from '../morph.ts'

const why = words({
  rights: { fr: 'Ouvrir les droits et tarifs qui en dépendent', en: 'To open the rights and prices that depend on it' },
  level: { fr: 'Adapter le niveau et le contenu', en: 'To fit level and content' },
  adapt: { fr: 'Prévoir les adaptations d’accueil demandées', en: 'To prepare the adaptations asked for' },
  directory: { fr: 'Tenir {directory.le} des professionnels', en: 'To keep the {directory} of professionals' },
  welcome: { fr: 'Préparer l’accueil sur place', en: 'To prepare the on-site welcome' },
  offers: { fr: 'Proposer des offres adaptées', en: 'To propose suitable offers' },
  network: { fr: 'Suivre qui fait venir qui', en: 'To track who refers whom' },
})
const said = words({
  training: { fr: 'Organisme pédagogique', en: 'Training body' },
  law: { fr: 'Réseau d’avocats', en: 'Law firm network' },
  club: { fr: 'Club', en: 'Club' },
  recruiting: { fr: 'Recrutement', en: 'Recruiting' },
  agency: { fr: 'Agence', en: 'Agency' },
  learnerStatus: { fr: 'Situation professionnelle', en: 'Work situation' },
  diploma: { fr: 'Diplôme le plus élevé', en: 'Highest diploma' },
  adaptation: { fr: 'Adaptation souhaitée', en: 'Adaptation wanted' },
  bar: { fr: 'Barreau', en: 'Bar' },
  oath: { fr: 'Date de prestation de serment', en: 'Oath date' },
  specialties: { fr: 'Spécialités', en: 'Specialities' },
  sponsor: { fr: 'Parrain ou marraine', en: 'Sponsor' },
  plate: { fr: 'Plaque du véhicule', en: 'Car plate' },
  availability: { fr: 'Disponible à partir du', en: 'Available from' },
  sought: { fr: 'Contrat recherché', en: 'Contract sought' },
  mobility: { fr: 'Mobilité', en: 'Mobility' },
  diet: { fr: 'Régime alimentaire', en: 'Diet' },
  badge: { fr: 'Nom sur le badge', en: 'Badge name' },
})
const choices = {
  learnerStatus: {
    fr: ['Salarié', 'Indépendant', 'Demandeur d’emploi', 'Étudiant', 'Autre'],
    en: ['Employee', 'Self-employed', 'Job seeker', 'Student', 'Other'],
  },
  diploma: {
    fr: ['Sans diplôme', 'CAP ou BEP', 'Baccalauréat', 'Bac + 2', 'Bac + 3', 'Bac + 5 et plus'],
    en: ['None', 'Vocational', 'A levels', 'Level 5', 'Level 6', 'Level 7 and above'],
  },
  specialties: {
    fr: ['Droit des affaires', 'Droit du travail', 'Droit de la famille', 'Droit pénal', 'Droit public'],
    en: ['Business law', 'Employment law', 'Family law', 'Criminal law', 'Public law'],
  },
  bar: {
    fr: ['Paris', 'Lyon', 'Marseille', 'Bordeaux', 'Nantes', 'Autre'],
    en: ['Paris', 'Lyon', 'Marseille', 'Bordeaux', 'Nantes', 'Other'],
  },
  sought: {
    fr: ['CDI', 'CDD', 'Alternance', 'Stage', 'Indépendant'],
    en: ['Permanent', 'Fixed-term', 'Work-study', 'Internship', 'Freelance'],
  },
  mobility: { fr: ['Ville', 'Département', 'France entière', 'Étranger'], en: ['Town', 'County', 'Whole country', 'Abroad'] },
  diet: { fr: ['Aucun', 'Végétarien', 'Végan', 'Sans gluten', 'Autre'], en: ['None', 'Vegetarian', 'Vegan', 'Gluten-free', 'Other'] },
}

type Choices = { readonly [L in Locale]: readonly string[] }

/** A field one only has to confirm. */
export type ReadyMade = { key: string; label: Sentence; input_type: InputType; purpose: Sentence; options?: Choices }
export type ReadyMadeSet = { key: string; kind: Sentence; fields: readonly ReadyMade[] }

const people: readonly ReadyMadeSet[] = [
  {
    key: 'training',
    kind: said.training,
    fields: [
      { key: 'learnerStatus', label: said.learnerStatus, input_type: 'select', purpose: why.rights, options: choices.learnerStatus },
      { key: 'diploma', label: said.diploma, input_type: 'select', purpose: why.level, options: choices.diploma },
      { key: 'adaptation', label: said.adaptation, input_type: 'text', purpose: why.adapt },
    ],
  },
  {
    key: 'law',
    kind: said.law,
    fields: [
      { key: 'bar', label: said.bar, input_type: 'select', purpose: why.directory, options: choices.bar },
      { key: 'oath', label: said.oath, input_type: 'date', purpose: why.directory },
      { key: 'specialties', label: said.specialties, input_type: 'multiSelect', purpose: why.directory, options: choices.specialties },
    ],
  },
  {
    key: 'club',
    kind: said.club,
    fields: [
      { key: 'sponsor', label: said.sponsor, input_type: 'text', purpose: why.network },
      { key: 'plate', label: said.plate, input_type: 'text', purpose: why.welcome },
    ],
  },
  {
    key: 'recruiting',
    kind: said.recruiting,
    fields: [
      { key: 'availability', label: said.availability, input_type: 'date', purpose: why.offers },
      { key: 'sought', label: said.sought, input_type: 'multiSelect', purpose: why.offers, options: choices.sought },
      { key: 'mobility', label: said.mobility, input_type: 'select', purpose: why.offers, options: choices.mobility },
    ],
  },
  {
    key: 'agency',
    kind: said.agency,
    fields: [
      { key: 'diet', label: said.diet, input_type: 'select', purpose: why.welcome, options: choices.diet },
      { key: 'badge', label: said.badge, input_type: 'text', purpose: why.welcome },
    ],
  },
]

/** Fields ready to be added to a kind of records, by kind of tenant. */
export const readyMadeFor = (morph: Morph): readonly ReadyMadeSet[] => (morph === 'User' ? people : [])
