import type { MailMoment } from '../../platform/letters.ts'

const nbsp = '\u00A0'
const both = (fr: string, en: string) => ({ fr, en })

/** Somebody else registered this person. */
export const createGuestMoment: MailMoment = {
  name: 'create_guest',
  subject: both(`{registration.votre:cap}${nbsp}: {title}`, 'Your {registration}: {title}'),
  body: both(
    '{registration.un:cap} a été enregistré{registration.e} pour vous à «\u00A0{title}\u00A0».\n\nVous pouvez vérifier vos informations et répondre aux questions posées.',
    'You have been registered for “{title}”.\n\nYou can check your details and answer the questions asked.',
  ),
  button: both('Voir {registration.mon}', 'See my {registration}'),
}

export const completeGuestMoment: MailMoment = {
  name: 'complete_guest',
  subject: both(`À compléter${nbsp}: {title}`, 'To complete: {title}'),
  body: both(
    'Il manque des réponses pour confirmer {registration.votre} à «\u00A0{title}\u00A0». Votre place est gardée.',
    'Some answers are missing to confirm your {registration} for “{title}”. Your place is kept.',
  ),
  button: both('Compléter', 'Complete'),
}

export const remindCompleteMoment: MailMoment = { ...completeGuestMoment, name: 'remind_complete' }

export const payGuestMoment: MailMoment = {
  name: 'pay_guest',
  subject: both(`À payer${nbsp}: {title}`, 'To pay: {title}'),
  body: both(
    'Il reste à payer pour confirmer {registration.votre} à «\u00A0{title}\u00A0».',
    'A payment remains to confirm your {registration} for “{title}”.',
  ),
  button: both('Payer', 'Pay'),
}

export const remindPaymentMoment: MailMoment = { ...payGuestMoment, name: 'remind_payment' }

/** To those who decide. */
export const askValidationMoment: MailMoment = {
  name: 'ask_validation',
  subject: both(`À valider${nbsp}: {name}, {title}`, 'To approve: {name}, {title}'),
  body: both(
    '{name} demande {registration.un} à «\u00A0{title}\u00A0». Cette demande attend votre réponse.',
    '{name} asks for {registration.un} for “{title}”. The request awaits your answer.',
  ),
  button: both('Étudier la demande', 'Review the request'),
}

export const validateGuestMoment: MailMoment = {
  name: 'validate_guest',
  subject: both(`Demande acceptée${nbsp}: {title}`, 'Request accepted: {title}'),
  body: both(
    'Votre demande pour «\u00A0{title}\u00A0» est acceptée. {ticket.votre:cap} vous parvient séparément.',
    'Your request for “{title}” is accepted. Your {ticket} is coming separately.',
  ),
  button: both('Voir {registration.mon}', 'See my {registration}'),
}

export const refuseGuestMoment: MailMoment = {
  name: 'refuse_guest',
  subject: both(`Demande non retenue${nbsp}: {title}`, 'Request declined: {title}'),
  body: both(
    'Votre demande pour «\u00A0{title}\u00A0» n’a pas été retenue.\n\nMotif\u00A0: {reason}',
    'Your request for “{title}” was declined.\n\nReason: {reason}',
  ),
}

export const cancelGuestMoment: MailMoment = {
  name: 'cancel_guest',
  subject: both(`{registration:cap} annulé{registration.e}${nbsp}: {title}`, '{registration:cap} cancelled: {title}'),
  body: both(
    '{registration.le:cap} de {name} à «\u00A0{title}\u00A0» est annulé{registration.e}.\n\n{reason}',
    'The {registration} of {name} for “{title}” is cancelled.\n\n{reason}',
  ),
}

export const holdExpiredMoment: MailMoment = {
  name: 'hold_expired',
  subject: both(`Votre place n’est plus gardée${nbsp}: {title}`, 'Your place is no longer held: {title}'),
  body: both(
    'Le délai pour terminer {registration.votre} à «\u00A0{title}\u00A0» est passé\u00A0: la place est rendue aux autres.\n\nVos réponses sont conservées. S’il reste une place, vous pouvez reprendre.',
    'The time to finish your {registration} for “{title}” is over: the place is open to others.\n\nYour answers are kept. If a place remains, you can resume.',
  ),
  button: both('Reprendre', 'Resume'),
}

export const inviteGuestMoment: MailMoment = {
  name: 'invite_guest',
  subject: both(`Invitation${nbsp}: {title}`, 'Invitation: {title}'),
  body: both(
    '{client} vous invite à «\u00A0{title}\u00A0».\n\nAucune place n’est gardée avant votre réponse.',
    '{client} invites you to “{title}”.\n\nNo place is held before you answer.',
  ),
  button: both('Répondre', 'Answer'),
}

export const remindInvitationMoment: MailMoment = { ...inviteGuestMoment, name: 'remind_invitation' }

export const registrationMoments = [
  createGuestMoment,
  completeGuestMoment,
  remindCompleteMoment,
  payGuestMoment,
  remindPaymentMoment,
  askValidationMoment,
  validateGuestMoment,
  refuseGuestMoment,
  cancelGuestMoment,
  holdExpiredMoment,
  inviteGuestMoment,
  remindInvitationMoment,
]
