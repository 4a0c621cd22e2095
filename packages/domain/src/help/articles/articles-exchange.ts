import type { Article } from './article.ts'

/** Running the organisation: what is exchanged with people, to read, to watch, to sign and to answer. */
export const exchangeArticles: readonly Article[] = [
  {
    key: 'inbox',
    job: 'run',
    title: { fr: 'Répondre aux messages', en: 'Answer messages' },
    intro: {
      fr: '«\u00A0Messagerie\u00A0» réunit ce que vous écrivent les {contact.pl}, les {referent.pl} et les {partner.pl}\u00A0: toute l’équipe lit, une personne répond.',
      en: '“Inbox” gathers what {contact.pl}, {referent.pl} and {partner.pl} write to you: the whole team reads, one person answers.',
    },
    steps: [
      {
        fr: 'Ouvrez une conversation\u00A0: la fiche de la personne se tient à côté, avec ses {registration.pl} et ses {task.pl}.',
        en: 'Open a conversation: the record of the person stands beside it, with their {registration.pl} and {task.pl}.',
      },
      {
        fr: 'Cliquez sur «\u00A0M’attribuer\u00A0», ou confiez-la\u00A0: elle ne compte plus que chez qui répond.',
        en: 'Click “Assign to me”, or give it to a colleague: it then counts only for who answers.',
      },
      {
        fr: 'Répondez, ou laissez une «\u00A0Note interne\u00A0»\u00A0: sur fond jaune, elle n’est jamais montrée à la personne.',
        en: 'Answer, or leave an “Internal note”: on yellow ground, it is never shown to the person.',
      },
      { fr: 'Fermez ce qui est réglé. Un nouveau message la rouvre.', en: 'Close what is settled. A new message opens it again.' },
      {
        fr: '«\u00A0Nouveau message\u00A0» écrit à une personne, ou à tout{event.e} {event.un}\u00A0: qui y participe et ses {partner.pl} se répondent.',
        en: '“New message” writes to a person, or to a whole {event}: those who take part and its {partner.pl} answer each other.',
      },
    ],
    notes: [
      {
        fr: 'Un message resté sans lecture un quart d’heure part aussi par mail, une fois. Le groupe {event.du} se ferme 30 jours après la fin.',
        en: 'A message nobody read for a quarter of an hour also leaves by email, once. The group of the {event} can only be read 30 days after its end.',
      },
    ],
    feature: 'interactivity',
  },
  {
    key: 'videos',
    job: 'run',
    title: { fr: 'Donner des {video.pl} à regarder', en: 'Give {video.pl} to watch' },
    intro: {
      fr: 'Vos {video.pl} se rangent dans une bibliothèque, se donnent à plusieurs {event.pl} sans être envoyé{video.es} deux fois, et disent qui les a regardé{video.es}.',
      en: 'Your {video.pl} stand in a library, are given to several {event.pl} without being sent twice, and tell who watched them.',
    },
    steps: [
      {
        fr: 'Ouvrez « Documents », « {video.pl:cap} », puis « Ajouter {video.un} » : choisissez un ou plusieurs fichiers, donnez à chacun un nom et un rang.',
        en: 'Open “Documents”, “{video.pl:cap}”, then “Add {video.un}”: choose one or several files, give each a name and a rank.',
      },
      {
        fr: 'Ajoutez des sous-titres WebVTT : sans eux, qui n’entend pas est laissé de côté. Écrivez les chapitres, un par ligne.',
        en: 'Add WebVTT captions: without them, people who cannot hear are left out. Write the chapters, one a line.',
      },
      {
        fr: 'Sur la page {event.du}, onglet « {video.pl:cap} », choisissez dans la bibliothèque et mettez en ordre.',
        en: 'On the page of the {event}, tab “{video.pl:cap}”, choose from the library and put in order.',
      },
      {
        fr: 'Placez {video.le} dans l’enchaînement pour que la suite attende que {video.le} soit vu{video.e} en entier.',
        en: 'Put it in the sequence for what follows to wait until it was watched whole.',
      },
      {
        fr: 'Suivez la progression par {event} ou par personne, et exportez-la.',
        en: 'Follow progress by {event} or by person, and export it.',
      },
    ],
    notes: [
      {
        fr: 'Seules les parties vraiment lues comptent : avancer jusqu’à la fin ne suffit pas.',
        en: 'Only the parts really played count: skipping to the end is not enough.',
      },
    ],
  },
  {
    key: 'agreements',
    job: 'run',
    title: { fr: 'Faire signer {contract.les}', en: 'Have {contract.pl} signed' },
    intro: {
      fr: 'Qui paie décide du document\u00A0: la page {contract.des} le propose, dit pourquoi, et le remplit d’après {event.le}.',
      en: 'Who pays decides the document: the page of {contract.pl} proposes it, says why, and fills it in from the {event}.',
    },
    steps: [
      {
        fr: 'Sous «\u00A0À préparer\u00A0», préparez un document, ou tous ceux qui manquent.',
        en: 'Under “To prepare”, prepare one document, or all those that are missing.',
      },
      {
        fr: 'Relisez l’aperçu et complétez ce qui manque\u00A0: sans cela, personne ne peut signer.',
        en: 'Read the preview again and complete what is missing: nobody can sign without it.',
      },
      {
        fr: 'Demandez la signature\u00A0: chacun reçoit un lien à son tour, et une relance s’il tarde.',
        en: 'Ask for the signature: everyone gets a link in turn, and a reminder when they are late.',
      },
      {
        fr: 'Contresignez\u00A0: la copie scellée part aux deux côtés et reste parmi les documents.',
        en: 'Countersign: the sealed copy goes to both sides and stays among the documents.',
      },
    ],
    notes: [
      {
        fr: 'Modifier le contenu après une signature la fait tomber\u00A0: elle est demandée à nouveau.',
        en: 'Changing the content after a signature voids it: it is asked for again.',
      },
      {
        fr: 'Qui paie seul ne peut rien régler avant la fin de son délai de rétractation, comptée depuis la signature.',
        en: 'Whoever pays alone can pay nothing before their withdrawal period ends, counted from the signature.',
      },
    ],
  },
  {
    key: 'recruiting',
    job: 'run',
    title: { fr: 'Répondre à ce que reçoivent vos {event.pl}', en: 'Answer what your {event.pl} receive' },
    intro: {
      fr: 'Sur une plateforme de recrutement, chaque recruteur ouvre sur ses {event.pl} et ce qui attend une réponse.',
      en: 'On a recruiting platform, each recruiter opens on their {event.pl} and on what is waiting for an answer.',
    },
    steps: [
      {
        fr: 'Ouvrez «\u00A0Mon tableau de bord\u00A0»\u00A0: chaque chiffre mène à ce qu’il compte.',
        en: 'Open “My dashboard”: each figure leads to what it counts.',
      },
      {
        fr: '«\u00A0Étudier\u00A0» montre les réponses et les fichiers\u202F; donnez une note de 1 à 5 et commentez pour votre équipe.',
        en: '“Review” shows the answers and files; give a score from 1 to 5 and comment for your team.',
      },
      {
        fr: '«\u00A0Retenir\u00A0» et «\u00A0Décliner\u00A0» écrivent à la personne\u202F; «\u00A0Répondre à tous ceux qui attendent\u00A0» n’oublie personne.',
        en: '“Select” and “Decline” write to the person; “Answer all who are waiting” leaves nobody out.',
      },
      {
        fr: '«\u00A0Mettre en avant\u00A0» place {event.un} en tête de liste pour la durée achetée, puis l’en retire à la date dite.',
        en: '“Feature” puts {event.un} first in the list for the time bought, then takes it out on the date said.',
      },
    ],
    notes: [
      {
        fr: 'Ce qui est proposé à la vente se règle dans les {product.pl}\u00A0: indiquez les jours de mise en avant.',
        en: 'What is on sale is set in the {product.pl}: enter the days featured.',
      },
    ],
  },
]
