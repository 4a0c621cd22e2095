import { errorList } from '../kernel/errors.ts'

export const locationsErrors = errorList({
  roomNameTaken: { http: 409, fr: '{room.un:cap} porte déjà ce nom ici.', en: 'A {room} already has this name here.' },
  locationUsed: {
    http: 409,
    fr: '{location.le:cap} ne peut pas être supprimé{location.e}\u00A0: {event.des} y sont prévu{event.es}.',
    en: 'The {location} cannot be deleted: {event.pl} are planned there.',
  },
  roomUsed: {
    http: 409,
    fr: '{room.le:cap} ne peut pas être supprimé{room.e}\u00A0: des créneaux y sont prévus.',
    en: 'The {room} cannot be deleted: slots are planned there.',
  },
})
