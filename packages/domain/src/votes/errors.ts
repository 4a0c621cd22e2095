import { errorList } from '../kernel/errors.ts'

export const votesErrors = errorList({
  quorumMissing: {
    http: 409,
    fr: 'Le quorum n’est pas atteint, le vote ne peut pas ouvrir\u00A0: {present, plural, one {# voix présente ou représentée} other {# voix présentes ou représentées}}, il en faut {needed, number}.',
    en: 'The quorum is not reached, voting cannot open: {present, plural, one {# vote} other {# votes}} present or represented, {needed, number} needed.',
  },
  otherVoteOpen: {
    http: 409,
    fr: 'Une autre résolution est ouverte au vote\u00A0: fermez-la d’abord.',
    en: 'Another resolution is open: close it first.',
  },
  voteNotOpen: { http: 409, fr: 'Ce vote n’est pas ouvert.', en: 'This vote is not open.' },
  voteSettled: {
    http: 409,
    fr: 'Cette résolution a été ouverte au vote\u00A0: elle ne change plus.',
    en: 'Voting on this resolution has opened: it no longer changes.',
  },
  alreadyVoted: {
    http: 409,
    fr: 'Cette voix a déjà été utilisée pour cette résolution.',
    en: 'This vote has already been used for this resolution.',
  },
  notOnRoll: {
    http: 403,
    fr: 'Cette voix n’est pas la vôtre pour cette résolution.',
    en: 'This vote is not yours for this resolution.',
  },
  codeNeeded: {
    http: 403,
    fr: 'Prouvez d’abord votre adresse par le code reçu par mail.',
    en: 'First prove your address with the code sent by email.',
  },
  noVoice: { http: 409, fr: 'Aucune voix ne peut être donnée ici.', en: 'There is no vote to cast here.' },
  tooManyProxies: {
    http: 409,
    fr: '{name} détient déjà {max, plural, =0 {le nombre de pouvoirs permis} one {# pouvoir, le maximum} other {# pouvoirs, le maximum}}.',
    en: '{name} already holds {max, plural, =0 {as many proxies as allowed} one {# proxy, the most allowed} other {# proxies, the most allowed}}.',
  },
  proxyChain: {
    http: 409,
    fr: '{name} a donné pouvoir à quelqu’un d’autre, ou détient déjà des pouvoirs\u00A0: un pouvoir ne se transmet pas.',
    en: '{name} gave a proxy to somebody else, or already holds some: a proxy is not passed on.',
  },
  proxyWhileOpen: {
    http: 409,
    fr: 'Un vote est ouvert\u00A0: les pouvoirs changeront après sa clôture.',
    en: 'A vote is open: proxies can change once it closes.',
  },
  noMinutes: {
    http: 409,
    fr: 'Aucune résolution n’est close\u00A0: pas de procès-verbal.',
    en: 'No resolution has closed: there are no minutes.',
  },
})
