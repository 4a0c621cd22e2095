import { documentMerge } from '../../documents/mailed-document.ts'
import { moments } from './moment.ts'

/** Forms asked of whoever was accepted, and papers still to be provided. */
export const formMoments = moments({
  ask_form: {
    family: 'registration',
    label: { fr: 'Formulaire à remplir après l’acceptation', en: 'Form to fill in once accepted' },
    when: { fr: 'Quand une demande acceptée attend encore un formulaire', en: 'When an accepted request still waits for a form' },
    to: ['person'],
    beside: ['sms', 'push'],
    merge: { title: 'event.name', forms: 'registration.forms' },
    leads: 'link.sign_in',
    subject: { fr: 'Demande acceptée, un formulaire à remplir\u00A0: {title}', en: 'Request accepted, a form to fill in: {title}' },
    body: {
      fr: 'Votre demande pour «\u00A0{title}\u00A0» est acceptée.\n\nIl reste à remplir\u00A0: {forms}. {registration.votre:cap} sera alors confirmé{registration.e}.',
      en: 'Your request for “{title}” has been accepted.\n\nOne thing is left to fill in: {forms}. Your {registration} will then be confirmed.',
    },
    button: { fr: 'Remplir le formulaire', en: 'Fill in the form' },
  },
  remind_form: {
    family: 'registration',
    label: { fr: 'Relance d’un formulaire', en: 'Form reminder' },
    when: { fr: 'Quand un formulaire reste à remplir', en: 'When a form is still to be filled in' },
    to: ['person'],
    timing: [
      { anchor: 'status', days: 3, at: '09:00' },
      { anchor: 'form_due', days: -3, at: '09:00' },
      { anchor: 'form_due', days: 1, at: '09:00' },
    ],
    beside: ['sms'],
    merge: { title: 'event.name', forms: 'registration.forms' },
    leads: 'link.sign_in',
    subject: { fr: 'Formulaire à remplir\u00A0: {title}', en: 'Form to fill in: {title}' },
    body: {
      fr: 'Le formulaire «\u00A0{forms}\u00A0» reste à remplir pour «\u00A0{title}\u00A0».',
      en: 'The form “{forms}” is still to be filled in for “{title}”.',
    },
    button: { fr: 'Remplir le formulaire', en: 'Fill in the form' },
  },
  remind_paper: {
    family: 'registration',
    label: { fr: 'Relance d’une pièce à fournir', en: 'Reminder of a supporting document to provide' },
    when: { fr: 'Quand une pièce demandée manque encore', en: 'When a supporting document asked for is still missing' },
    to: ['person'],
    timing: [
      { anchor: 'paper_due', days: -7, at: '09:00' },
      { anchor: 'paper_due', days: -2, at: '09:00' },
    ],
    beside: ['sms'],
    merge: { ...documentMerge, title: 'event.name', name: 'document.name' },
    leads: 'link.document',
    subject: { fr: 'Pièce à fournir\u00A0: {name}', en: 'Supporting document to provide: {name}' },
    body: {
      fr: 'Pour «\u00A0{title}\u00A0», il manque encore\u00A0: {name}. Une photo nette ou un PDF suffit.',
      en: 'For “{title}”, this is still missing: {name}. A clear photo or a PDF is enough.',
    },
    button: { fr: 'Fournir la pièce', en: 'Provide the supporting document' },
  },
})
