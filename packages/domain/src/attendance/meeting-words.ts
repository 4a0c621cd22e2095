import { labels } from '../kernel/labels.ts'
import { words } from '../kernel/sentence.ts'

export const meetingWords = words({
  title: { fr: 'Visioconférence', en: 'Video meeting' },
  early: { fr: 'La salle ouvre le {at, date} à {at, time}.', en: 'The room opens on {at, date} at {at, time}.' },
  open: { fr: 'La salle est ouverte.', en: 'The room is open.' },
  ended: { fr: 'La visioconférence est terminée.', en: 'The video meeting is over.' },
  unset: {
    fr: 'L’adresse de la visioconférence n’a pas encore été donnée.',
    en: 'The address of the video meeting has not been given yet.',
  },
  give: { fr: 'Donner l’adresse', en: 'Give the address' },
  enter: { fr: 'Entrer', en: 'Enter' },
  enterAgain: { fr: 'Entrer à nouveau', en: 'Join again' },
  entered: { fr: 'Entrée enregistrée à {at, time}', en: 'Joined at {at, time}' },
  enteredAt: { fr: 'À {at, time}', en: 'At {at, time}' },
  blocked: {
    fr: 'Votre navigateur a bloqué le nouvel onglet\u00A0: ouvrez la salle par ce lien.',
    en: 'Your browser blocked the new tab: open the room with this link.',
  },
  room: { fr: 'Ouvrir la salle', en: 'Open the room' },
  advice: {
    fr: 'La salle s’ouvre dans un nouvel onglet. Autorisez le micro et la caméra quand le navigateur le demande.',
    en: 'The room opens in a new tab. Allow the microphone and the camera when the browser asks.',
  },
  recorded: { fr: 'Votre nom et l’heure de votre entrée sont enregistrés.', en: 'Your name and the time you join are recorded.' },
  sign: { fr: 'Signer ma demi-journée', en: 'Sign my half-day' },
  led: { fr: 'Avec {names}', en: 'With {names}' },
  waiting: {
    fr: 'La salle ouvre dès que la personne qui anime est entrée. Cette page se met à jour seule.',
    en: 'The room opens once the host has joined. This page updates by itself.',
  },
  details: { fr: 'À savoir', en: 'Good to know' },
  phone: { fr: 'Par téléphone', en: 'By telephone' },
  phoneHelp: { fr: 'Si la salle ne répond pas, ou sans ordinateur.', en: 'If the room does not answer, or without a computer.' },
  equipment: { fr: 'Matériel nécessaire', en: 'Equipment needed' },
  instructions: { fr: 'Consignes', en: 'Instructions' },
  mailLine: { fr: '{label}\u00A0: {text}', en: '{label}: {text}' },
  people: { fr: 'Attendu{participant.es}\u00A0: {n}, entré{participant.es}\u00A0: {entered}', en: 'Expected: {n}, in the room: {entered}' },
  name: labels.name,
  at: { fr: 'Entrée', en: 'Entry' },
  notYet: { fr: 'Pas encore', en: 'Not yet' },
  nobody: { fr: 'Personne n’est attendu.', en: 'Nobody is expected.' },
})
