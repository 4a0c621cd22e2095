import { errorList } from '../kernel/errors.ts'

export const locationsErrors = errorList({
  roomNameTaken: { http: 409, fr: '{room.un:cap} porte déjà ce nom ici.', en: '{room.un:cap} already has this name here.' },
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
  roomBooked: {
    http: 409,
    fr: '{room.le:cap} {name} est déjà réservé{room.e} par «\u00A0{title}\u00A0» le {day, date, short} de {from, time, short} à {to, time, short}.',
    en: 'The {room} {name} is already booked by “{title}” on {day, date, short} from {from, time, short} to {to, time, short}.',
  },
  roomBookedWithMargins: {
    http: 409,
    fr: '{room.le:cap} {name} est réservé{room.e} par «\u00A0{title}\u00A0» le {day, date, short} de {from, time, short} à {to, time, short}, et {minutes, number} minutes sont à laisser entre deux créneaux.',
    en: 'The {room} {name} is booked by “{title}” on {day, date, short} from {from, time, short} to {to, time, short}, and {minutes, number} minutes must be left between two slots.',
  },
  roomBlocked: {
    http: 409,
    fr: '{room.le:cap} {name} est fermé{room.e} du {from, date, short} à {from, time, short} au {to, date, short} à {to, time, short}\u00A0: {title}.',
    en: 'The {room} {name} is closed from {from, date, short} at {from, time, short} to {to, date, short} at {to, time, short}: {title}.',
  },
  roomAlreadyBooked: {
    http: 409,
    fr: '{room.le:cap} est déjà réservé{room.e} à ce moment-là.',
    en: 'The {room} is already booked at that time.',
  },
})
