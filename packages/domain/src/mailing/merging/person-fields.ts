import { labels } from '../../kernel/labels.ts'
import { activityLegal } from './activity-legal.ts'
import { aDay, anImage, anInstant, type Field, same } from './field.ts'

/**
 * Fields read from the person, their company, the organisation and its entity.
 * When a person joined and until when, and their status as a learner, come with the subscriptions of a club and the yearly training return.
 */
export const personFields = {
  'contact.civility': { label: { fr: 'Civilité', en: 'Title' }, example: { fr: 'Mme', en: 'Ms' } },
  'contact.phone': { label: labels.phone, example: same('06 39 98 00 01') },
  'contact.job': { label: { fr: 'Fonction', en: 'Job title' }, example: { fr: 'Assistante', en: 'Assistant' } },
  'contact.code': { label: { fr: 'Code {contact.du}', en: '{contact:cap} code' }, example: same('C00042') },
  'contact.town': { label: labels.town, example: same('Lyon') },
  'contact.code_postal': { label: { fr: 'Code postal', en: 'Postal code' }, example: same('69001') },
  'contact.birth_date': { label: { fr: 'Date de naissance', en: 'Birth date' }, ...aDay('1990-03-12') },
  'contact.profile_name': { label: { fr: 'Profil', en: 'Profile' }, example: { fr: 'Utilisateur', en: 'User' } },
  'contact.accounting_code': {
    label: { fr: 'Code comptable {contact.du}', en: 'Accounting code of the {contact}' },
    example: same('411MARTIN'),
  },
  'contact.address': { label: { fr: 'Adresse {contact.du}', en: 'Address of the {contact}' }, example: same('3 rue Verte, 69001 Lyon') },
  'contact.country': { label: labels.country, example: same('France') },
  'contact.manager': { label: { fr: 'Responsable hiérarchique', en: 'Manager' }, example: same('Paul Roy') },
  'contact.region': { label: { fr: '{region:cap} {contact.du}', en: '{region:cap} of the {contact}' }, example: same('Bretagne') },
  'contact.mail': { label: labels.emailAddress, example: { fr: 'lea@exemple.test', en: 'lea@exemple.test' } },
  'contact.greeting': {
    label: { fr: 'Formule d’appel', en: 'Greeting' },
    example: { fr: 'Bonjour Léa Martin,', en: 'Hello Léa Martin,' },
  },
  'company.name': { label: { fr: 'Nom {company.du}', en: 'Name of the {company}' }, example: same('Dupont SARL') },
  'company.logo': { label: { fr: 'Logo {company.du}', en: 'Logo of the {company}' }, ...anImage(same('Logo – Dupont SARL')) },
  'company.siret': { label: same('SIRET'), example: same('987 654 324 00019') },
  'company.town': { label: { fr: 'Ville {company.du}', en: 'Town of the {company}' }, example: same('Marseille') },
  'company.address': {
    label: { fr: 'Adresse {company.du}', en: 'Address of the {company}' },
    example: same('2 quai Sud, 13002 Marseille'),
  },
  'company.referent.full_name': { label: { fr: '{referent.le:cap}', en: 'The {referent}' }, example: same('Jean Petit') },
  'company.referent.mail': {
    label: { fr: 'Adresse mail {referent.du}', en: 'Email address of the {referent}' },
    example: same('jean@exemple.test'),
  },
  'company.opco': { label: same('OPCO'), example: same('Atlas') },
  'company.idcc': { label: same('IDCC'), example: same('1486') },
  'company.employees_number': { label: { fr: 'Nombre de salariés', en: 'Number of employees' }, example: same('12') },
  'company.independents_number': { label: { fr: 'Nombre d’indépendants', en: 'Number of self-employed people' }, example: same('3') },
  'company.accounting_code': {
    label: { fr: 'Code comptable {company.du}', en: 'Accounting code of the {company}' },
    example: same('411DUPONT'),
  },
  'company.service_code': { label: { fr: 'Code service', en: 'Service code' }, example: same('FIN01') },
  'company.departments': { label: { fr: 'Départements', en: 'Départements' }, example: same('13, 84') },
  'org.phone': { label: { fr: 'Téléphone de contact', en: 'Contact phone' }, example: same('01 99 00 12 34') },
  'org.mail': { label: { fr: 'Adresse de contact', en: 'Contact address' }, example: same('contact@exemple.test') },
  'org.logo': { label: { fr: 'Logo de l’organisation', en: 'Logo of the organisation' }, ...anImage(same('Logo – Forma Conseil')) },
  'org.footer': { label: { fr: 'Pied de page', en: 'Footer' }, example: same('Forma Conseil, 8 rue des Lilas') },
  'org.legal_notice': {
    label: { fr: 'Mentions légales', en: 'Legal notice' },
    example: { fr: 'Édité par Forma Conseil', en: 'Published by Forma Conseil' },
  },
  'sender.full_name': { label: { fr: 'Expéditeur', en: 'Sender' }, example: same('Inès Faure') },
  'sender.signature': {
    label: { fr: 'Signature de l’expéditeur', en: 'Signature of the sender' },
    example: same('Inès Faure, Forma Conseil, 01 99 00 12 34'),
  },
  'org.support_contact': {
    label: { fr: 'Contact affiché', en: 'Displayed contact' },
    example: { fr: 'Aide, 9\u202Fh – 18\u202Fh', en: 'Help, 09:00 – 18:00' },
  },
  'entity.legal_name': { label: { fr: 'Raison sociale', en: 'Legal name' }, example: same('Forma SAS') },
  'entity.legal_form': { label: { fr: 'Forme juridique', en: 'Legal form' }, example: same('SAS') },
  'entity.capital': { label: { fr: 'Capital social', en: 'Share capital' }, example: { fr: '10\u202F000,00\u00A0€', en: '€10,000.00' } },
  'entity.rcs': { label: { fr: 'Immatriculation', en: 'Trade register entry' }, example: same('RCS Lyon') },
  'entity.siren': { label: same('SIREN'), example: same('123 456 782') },
  'entity.siret': { label: { fr: 'SIRET {entity.du}', en: 'SIRET of the {entity}' }, example: same('123 456 782 00010') },
  'entity.vat_number': { label: { fr: 'Numéro de TVA', en: 'VAT number' }, example: same('FR11123456782') },
  'entity.nda': { label: { fr: 'Numéro de déclaration d’activité', en: 'Activity declaration number' }, example: same('11 75 12345 75') },
  'entity.address': { label: { fr: 'Adresse {entity.du}', en: 'Address of the {entity}' }, example: same('8 rue des Lilas, 75011 Paris') },
  'entity.representative': { label: { fr: 'Représentant légal', en: 'Legal representative' }, example: same('Nadia Morel') },
  'entity.representative_title': {
    label: { fr: 'Qualité du représentant légal', en: 'Capacity of the legal representative' },
    example: { fr: 'directrice', en: 'director' },
  },
  'entity.stamp': {
    label: { fr: 'Cachet {entity.du}', en: 'Stamp of the {entity}' },
    ...anImage({ fr: 'Cachet – Forma SAS', en: 'Stamp – Forma SAS' }),
  },
  'entity.signature': {
    label: { fr: 'Signature {entity.du}', en: 'Signature of the {entity}' },
    ...anImage({ fr: 'Signature – Nadia Morel', en: 'Signature – Nadia Morel' }),
  },
  'entity.mediator': { label: { fr: 'Médiateur', en: 'Mediator' }, example: same('CM2C, Paris') },
  'entity.nda_region': { label: { fr: 'Région de la déclaration', en: 'Region of the declaration' }, example: same('Île-de-France') },
  'entity.nda_line': {
    label: { fr: 'Mention complète de la déclaration d’activité', en: 'Full statement of the activity declaration' },
    example: activityLegal.example,
  },
  'entity.qualiopi': {
    label: { fr: 'Catégories Qualiopi', en: 'Qualiopi categories' },
    example: { fr: 'actions de formation', en: 'actions de formation' },
  },
  today: { label: { fr: 'Date du jour', en: 'Date of the day' }, ...aDay('2026-11-20') },
  now: { label: { fr: 'Date et heure du jour', en: 'Date and time of the day' }, ...anInstant('2026-11-20T09:00:00Z') },
} satisfies Record<string, Field>
