import type { InputType } from '../forms/inputs/input-type.ts'
import { type Sentence, words } from '../kernel/sentence.ts'
import type { QuestionnaireModel } from './model.ts'

/** `range` bounds a scale; a text without one holds a few lines. */
type ModelQuestion = {
  name: string
  input_type: Extract<InputType, 'stars' | 'text' | 'select'>
  label: Sentence
  is_required?: true
  range?: readonly [number, number]
  options?: readonly Sentence[]
}

const w = words({
  why: { fr: 'Pourquoi suivez-vous {event.ce}\u202F?', en: 'Why are you taking this {event}?' },
  level: { fr: 'Votre niveau sur le sujet aujourd’hui', en: 'Your level on the subject today' },
  beginner: { fr: 'Je débute', en: 'I am a beginner' },
  basics: { fr: 'J’ai les bases', en: 'I know the basics' },
  regular: { fr: 'Je pratique régulièrement', en: 'I practise regularly' },
  expectation: { fr: 'Ce que vous en attendez en priorité', en: 'What you expect from it first of all' },
  situation: { fr: 'Dans quelle situation de travail vous en servirez-vous\u202F?', en: 'In which work situation will you use it?' },
  arrangement: {
    fr: 'Un aménagement vous aiderait-il (handicap, santé, horaires)\u202F?',
    en: 'Would an arrangement help you (disability, health, hours)?',
  },
  overall: { fr: 'Votre satisfaction générale', en: 'Your overall satisfaction' },
  content: { fr: 'Le contenu répond à vos attentes', en: 'The content meets your expectations' },
  goals: { fr: 'Les objectifs annoncés sont atteints', en: 'The announced objectives were reached' },
  teaching: { fr: 'Clarté et écoute {partner.du}', en: 'Clarity and attention of the {partner}' },
  welcome: { fr: 'Organisation, accueil et moyens', en: 'Organisation, welcome and resources' },
  recommend: {
    fr: 'Recommanderiez-vous {event.ce} à quelqu’un de votre métier\u202F?',
    en: 'Would you recommend this {event} to somebody in your line of work?',
  },
  useful: { fr: 'Ce qui vous a été le plus utile', en: 'What was most useful to you' },
  better: { fr: 'Ce que nous pouvons améliorer', en: 'What we can improve' },
  practice: { fr: 'Avez-vous mis en pratique ce que vous avez appris\u202F?', en: 'Have you put into practice what you learnt?' },
  often: { fr: 'Oui, souvent', en: 'Yes, often' },
  little: { fr: 'Oui, un peu', en: 'Yes, a little' },
  notYet: { fr: 'Pas encore', en: 'Not yet' },
  atWork: { fr: 'Ce que vous avez appris vous sert au travail', en: 'What you learnt helps you at work' },
  ease: { fr: 'Vous avez gagné en aisance ou en résultats', en: 'You have gained in ease or results' },
  obstacle: { fr: 'Ce qui freine la mise en pratique', en: 'What hinders putting it into practice' },
  next: { fr: 'Une suite vous serait-elle utile\u202F?', en: 'Would a follow-up be useful to you?' },
  used: { fr: 'Ce qui a été appris est utilisé au travail', en: 'What was learnt is used at work' },
  effect: { fr: 'Vous en constatez les effets', en: 'You see its effects' },
  recommendUs: { fr: 'Nous recommanderiez-vous à une autre structure\u202F?', en: 'Would you recommend us to another organisation?' },
  needsAhead: { fr: 'Vos besoins pour la suite', en: 'Your needs for what comes next' },
  group: { fr: 'Le niveau du groupe correspondait au public annoncé', en: 'The level of the group matched the announced audience' },
  means: { fr: 'Salle, matériel et supports étaient adaptés', en: 'Room, equipment and material were suitable' },
  length: { fr: 'La durée était suffisante', en: 'The duration was sufficient' },
  difficulty: { fr: 'Les difficultés rencontrées', en: 'The difficulties met' },
})

const scale = (name: string, label: Sentence): ModelQuestion => ({ name, input_type: 'stars', label, is_required: true, range: [1, 5] })
const outOfTen = (label: Sentence): ModelQuestion => ({
  name: 'recommendation',
  input_type: 'stars',
  label,
  is_required: true,
  range: [0, 10],
})
const text = (name: string, label: Sentence): ModelQuestion => ({ name, input_type: 'text', label })
const choice = (name: string, label: Sentence, options: readonly Sentence[]): ModelQuestion => ({
  name,
  input_type: 'select',
  label,
  is_required: true,
  options,
})

/** What each model asks, in its order. */
export const modelQuestions: Readonly<Record<QuestionnaireModel, readonly ModelQuestion[]>> = {
  needs: [
    text('why', w.why),
    choice('level', w.level, [w.beginner, w.basics, w.regular]),
    text('expectation', w.expectation),
    text('situation', w.situation),
    text('arrangement', w.arrangement),
  ],
  hot: [
    scale('overall', w.overall),
    scale('content', w.content),
    scale('goals', w.goals),
    scale('teaching', w.teaching),
    scale('welcome', w.welcome),
    outOfTen(w.recommend),
    text('useful', w.useful),
    text('better', w.better),
  ],
  cold: [
    choice('practice', w.practice, [w.often, w.little, w.notYet]),
    scale('at_work', w.atWork),
    scale('ease', w.ease),
    outOfTen(w.recommend),
    text('obstacle', w.obstacle),
    text('next', w.next),
  ],
  employer: [scale('used', w.used), scale('effect', w.effect), outOfTen(w.recommendUs), text('needs_ahead', w.needsAhead)],
  partner: [
    scale('group', w.group),
    scale('means', w.means),
    scale('length', w.length),
    text('difficulty', w.difficulty),
    text('better', w.better),
  ],
}
