import { words } from '@kxo/domain/kernel/sentence'

export const filmWords = words({
  player: { fr: 'Lecteur\u00A0: {title}', en: 'Player: {title}' },
  speed: { fr: 'Vitesse de lecture', en: 'Playback speed' },
  speedOf: { fr: '{n, number}\u00A0×', en: '{n, number}×' },
  chapters: { fr: 'Chapitres', en: 'Chapters' },
  keys: {
    fr: 'Clavier\u00A0: espace pour lire ou arrêter, flèches pour reculer ou avancer de 5 secondes, C pour les sous-titres, F pour le plein écran.',
    en: 'Keyboard: space to play or pause, arrows to go back or forward 5 seconds, C for captions, F for full screen.',
  },
})
