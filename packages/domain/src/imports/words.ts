import { labels } from '../kernel/labels.ts'
import { words } from '../kernel/sentence.ts'

/** What a line of a file must correct: each names the line, the column and what was read. */
export const importProblems = words({
  required: { fr: 'Ligne {line}, « {column} » : Requis', en: 'Line {line}, “{column}”: Required' },
  notABoolean: {
    fr: 'Ligne {line}, « {column} » : saisissez « oui » ou « non » (lu : « {value} »).',
    en: 'Line {line}, “{column}”: type “oui” or “non” (read: “{value}”).',
  },
  wrongDate: {
    fr: 'Ligne {line}, « {column} » : Format incorrect de date (attendu JJ/MM/AAAA HH:MM, lu : « {value} »)',
    en: 'Line {line}, “{column}”: Wrong date format (expected DD/MM/YYYY HH:MM, read: “{value}”)',
  },
  wrongDay: {
    fr: 'Ligne {line}, «\u00A0{column}\u00A0»\u00A0: format de date incorrect (attendu JJ/MM/AAAA, lu\u00A0: «\u00A0{value}\u00A0»)',
    en: 'Line {line}, “{column}”: wrong date format (expected DD/MM/YYYY, read: “{value}”)',
  },
  unknownValue: {
    fr: 'Ligne {line}, «\u00A0{column}\u00A0»\u00A0: valeur inconnue «\u00A0{value}\u00A0». Valeurs\u00A0: {values}.',
    en: 'Line {line}, “{column}”: unknown value “{value}”. Values: {values}.',
  },
  unknownCountry: {
    fr: 'Ligne {line}, «\u00A0{column}\u00A0»\u00A0: pays inconnu «\u00A0{value}\u00A0».',
    en: 'Line {line}, “{column}”: unknown country “{value}”.',
  },
  unknownCompany: {
    fr: 'Ligne {line}, «\u00A0{column}\u00A0»\u00A0: {company.aucun} ne correspond à «\u00A0{value}\u00A0». Importez d’abord {company.les}, ou videz la cellule.',
    en: 'Line {line}, “{column}”: no {company} matches “{value}”. Import the {company.pl} first, or empty the cell.',
  },
  manyCompanies: {
    fr: 'Ligne {line}, «\u00A0{column}\u00A0»\u00A0: plusieurs {company.pl} s’appellent «\u00A0{value}\u00A0»\u202F; donnez le SIRET.',
    en: 'Line {line}, “{column}”: several {company.pl} are called “{value}”; give the SIRET.',
  },
  unknownEvent: {
    fr: 'Ligne {line}, «\u00A0{column}\u00A0»\u00A0: {event.aucun} ne porte le code «\u00A0{value}\u00A0».',
    en: 'Line {line}, “{column}”: no {event} bears the code “{value}”.',
  },
  namesNeeded: {
    fr: 'Ligne {line}\u00A0: «\u00A0{value}\u00A0» n’est pas encore connu\u202F; indiquez son nom et son prénom.',
    en: 'Line {line}: “{value}” is not known yet; give their first and last name.',
  },
  ofAnotherCompany: {
    fr: 'Ligne {line}\u00A0: cette adresse est celle d’une personne hors de votre équipe.',
    en: 'Line {line}: this address belongs to someone outside your team.',
  },
  keyTwice: {
    fr: 'Ligne {line}, «\u00A0{column}\u00A0»\u00A0: déjà dit à la ligne {first}.',
    en: 'Line {line}, “{column}”: already said at line {first}.',
  },
  refused: { fr: 'Ligne {line}, «\u00A0{column}\u00A0»\u00A0: {reason}', en: 'Line {line}, “{column}”: {reason}' },
  endBeforeStart: {
    fr: 'Ligne {line}, « {column} » : la date de fin précède la date de début.',
    en: 'Line {line}, “{column}”: the end date is before the start date.',
  },
  endWithoutStart: {
    fr: 'Ligne {line}, « {column} » : une date de fin demande une date de début.',
    en: 'Line {line}, “{column}”: an end date needs a start date.',
  },
  limitAfterEnd: {
    fr: 'Ligne {line}, « {column} » : la date limite ne peut pas suivre la fin {event.du}.',
    en: 'Line {line}, “{column}”: the deadline cannot be after the end of the {event}.',
  },
  mailRequired: { fr: 'Ligne {line} : le mail {referent.du} est requis.', en: 'Line {line}: the {referent} email is required.' },
  invalidEmail: {
    fr: 'Ligne {line}, « {column} » : Email invalide (lu : « {value} »)',
    en: 'Line {line}, “{column}”: Invalid email (read: “{value}”)',
  },
  invalidUrl: {
    fr: 'Ligne {line}, « {column} » : Adresse web invalide (lu : « {value} »)',
    en: 'Line {line}, “{column}”: Invalid web address (read: “{value}”)',
  },
  wrongColour: {
    fr: 'Ligne {line}, «\u00A0{column}\u00A0»\u00A0: couleur invalide (attendu #1f6feb, lu\u00A0: «\u00A0{value}\u00A0»)',
    en: 'Line {line}, “{column}”: invalid colour (expected #1f6feb, read: “{value}”)',
  },
  unknownNature: {
    fr: 'Ligne {line} : nature « {value} » inconnue. Valeurs : {values}.',
    en: 'Line {line}: unknown nature “{value}”. Values: {values}.',
  },
  standingDated: {
    fr: 'Ligne {line}\u00A0: {registration.un} permanent{registration.e} n’a pas de dates\u202F; laissez-les vides.',
    en: 'Line {line}: an open {registration} has no dates; leave them empty.',
  },
  natureFixed: {
    fr: 'Ligne {line} : {event.le} de code « {code} » existe avec la nature « {nature} » ; un import ne la change pas.',
    en: 'Line {line}: the {event} with code “{code}” exists with the nature “{nature}”; an import does not change it.',
  },
  masterNeeded: {
    fr: 'Ligne {line} : indiquez le code {event.du} dont dépend {activity.ce}.',
    en: 'Line {line}: give the code of the {event} this {activity} belongs to.',
  },
  masterUnknown: {
    fr: 'Ligne {line}, « {column} » : {event.aucun} ne porte le code « {value} », ni ici ni dans le fichier.',
    en: 'Line {line}, “{column}”: no {event} bears the code “{value}”, neither here nor in the file.',
  },
  masterRefused: {
    fr: 'Ligne {line}, « {column} » : corrigez d’abord la ligne {event.du} de code « {value} ».',
    en: 'Line {line}, “{column}”: correct first the line of the {event} with code “{value}”.',
  },
  codeTwice: {
    fr: 'Ligne {line}, « {column} » : le code « {value} » est déjà celui de la ligne {first}.',
    en: 'Line {line}, “{column}”: the code “{value}” is already that of line {first}.',
  },
  tooLong: {
    fr: 'Ligne {line}, « {column} » : {max, plural, one {# caractère} other {# caractères}} au plus.',
    en: 'Line {line}, “{column}”: {max, plural, one {# character} other {# characters}} at most.',
  },
  notANumber: {
    fr: 'Ligne {line}, « {column} » : un nombre entier entre 1 et 100 000 est attendu (lu : « {value} »).',
    en: 'Line {line}, “{column}”: a whole number between 1 and 100,000 is expected (read: “{value}”).',
  },
  minAboveMax: {
    fr: 'Ligne {line}, « {column} » : le minimum ne peut pas dépasser le maximum.',
    en: 'Line {line}, “{column}”: the minimum cannot exceed the maximum.',
  },
  placesTaken: {
    fr: 'Ligne {line}, « {column} » : COMPLET, {taken, plural, one {# place est déjà prise} other {# places sont déjà prises}}.',
    en: 'Line {line}, “{column}”: FULL, {taken, plural, one {# place is already taken} other {# places are already taken}}.',
  },
  formula: {
    fr: 'Ligne {line}, « {column} » : une formule de tableur n’est pas acceptée, saisissez une valeur (lu : « {value} »).',
    en: 'Line {line}, “{column}”: a spreadsheet formula is not accepted, type a value (read: “{value}”).',
  },
  garbled: {
    fr: 'Ligne {line}, « {column} » : caractères illisibles (« {value} »). Enregistrez le fichier en CSV UTF-8.',
    en: 'Line {line}, “{column}”: unreadable characters (“{value}”). Save the file as CSV UTF-8.',
  },
  closed: {
    fr: 'Ligne {line} : {event.le} de code « {code} » est clos{event.e} ou annulé{event.e}, plus rien n’y change.',
    en: 'Line {line}: the {event} with code “{code}” is closed or cancelled, nothing changes in it any more.',
  },
  slotsOutside: {
    fr: 'Ligne {line}, « {column} » : des créneaux sortiraient de ces dates, déplacez-les d’abord.',
    en: 'Line {line}, “{column}”: slots would fall outside these dates, move them first.',
  },
  extraCells: {
    fr: 'Ligne {line} : {n} cellules pour {max} colonnes ; vérifiez les séparateurs et les guillemets.',
    en: 'Line {line}: {n} cells for {max} columns; check the separators and the quotation marks.',
  },
  unknownResponsible: {
    fr: 'Ligne {line}, « {column} » : aucun administrateur n’a l’adresse « {value} » ; {event.le} sera sans responsable.',
    en: 'Line {line}, “{column}”: no administrator has the address “{value}”; the {event} will have no person in charge.',
  },
})
export type ProblemKind = keyof typeof importProblems
/** What is worth knowing before writing, though it stops no line. */
export const isWarning = (kind: ProblemKind): boolean => kind === 'unknownResponsible'
export const problemKinds = Object.keys(importProblems) as [ProblemKind, ...ProblemKind[]]

/** The same, without line nor column, for counts and for the report. */
export const problemTitles = words({
  required: { fr: 'Valeur requise', en: 'Required value' },
  notABoolean: { fr: '« oui » ou « non » attendu', en: '“oui” or “non” expected' },
  wrongDate: { fr: 'Format incorrect de date', en: 'Wrong date format' },
  wrongDay: { fr: 'Date incorrecte', en: 'Wrong date' },
  unknownValue: { fr: 'Valeur inconnue', en: 'Unknown value' },
  unknownCountry: { fr: 'Pays inconnu', en: 'Unknown country' },
  unknownCompany: { fr: '{company:cap} introuvable', en: '{company:cap} not found' },
  manyCompanies: { fr: 'Plusieurs {company.pl} de ce nom', en: 'Several {company.pl} of that name' },
  unknownEvent: { fr: '{event:cap} introuvable', en: '{event:cap} not found' },
  namesNeeded: { fr: 'Nom et prénom requis', en: 'First and last name required' },
  ofAnotherCompany: { fr: 'Hors de votre équipe', en: 'Outside your team' },
  keyTwice: { fr: 'Ligne en double', en: 'Line given twice' },
  refused: { fr: 'Refusé', en: 'Refused' },
  endBeforeStart: { fr: 'Date de fin avant la date de début', en: 'End date before the start date' },
  endWithoutStart: { fr: 'Date de fin sans date de début', en: 'End date without a start date' },
  limitAfterEnd: { fr: 'Date limite après la fin', en: 'Deadline after the end' },
  mailRequired: { fr: 'Mail {referent.du} manquant', en: 'Missing {referent} email' },
  invalidEmail: { fr: 'Email invalide', en: 'Invalid email' },
  invalidUrl: { fr: 'Adresse web invalide', en: 'Invalid web address' },
  unknownNature: { fr: 'Nature inconnue', en: 'Unknown nature' },
  standingDated: { fr: '{registration:cap} permanent{registration.e} avec des dates', en: 'Open {registration} with dates' },
  natureFixed: { fr: 'Nature différente', en: 'Different nature' },
  masterNeeded: { fr: '{activity:cap} sans code de rattachement', en: '{activity:cap} without a parent code' },
  masterUnknown: { fr: 'Code de rattachement inconnu', en: 'Unknown parent code' },
  masterRefused: { fr: 'Ligne de rattachement à corriger', en: 'Parent line to correct' },
  codeTwice: { fr: 'Code en double dans le fichier', en: 'Code twice in the file' },
  tooLong: { fr: 'Texte trop long', en: 'Text too long' },
  wrongColour: { fr: 'Couleur invalide', en: 'Invalid colour' },
  notANumber: { fr: 'Nombre attendu', en: 'Number expected' },
  minAboveMax: { fr: 'Minimum supérieur au maximum', en: 'Minimum above the maximum' },
  placesTaken: { fr: 'COMPLET', en: 'FULL' },
  formula: { fr: 'Formule de tableur', en: 'Spreadsheet formula' },
  garbled: { fr: 'Caractères illisibles', en: 'Unreadable characters' },
  closed: { fr: '{event:cap} clos{event.e} ou annulé{event.e}', en: '{event:cap} closed or cancelled' },
  slotsOutside: { fr: 'Créneaux hors des dates', en: 'Slots outside the dates' },
  extraCells: { fr: 'Trop de cellules', en: 'Too many cells' },
  unknownResponsible: { fr: 'Responsable inconnu', en: 'Unknown person in charge' },
}) satisfies Record<ProblemKind, { fr: string; en: string }>

/** Headings of the report. */
export const reportWords = words({
  fileName: { fr: 'rapport-import', en: 'import-report' },
  line: { fr: 'Ligne', en: 'Line' },
  outcome: { fr: 'Résultat', en: 'Result' },
  code: labels.code,
  title: { fr: 'Intitulé', en: 'Title' },
  column: { fr: 'Colonne', en: 'Column' },
  read: { fr: 'Valeur lue', en: 'Value read' },
  problem: { fr: 'À corriger', en: 'To correct' },
  created: { fr: 'Créé', en: 'Created' },
  changed: { fr: 'Modifié', en: 'Changed' },
  notWritten: { fr: 'Non importé', en: 'Not imported' },
})
