import type { Article } from './article.ts'

export const runArticles: readonly Article[] = [
  {
    key: 'dashboard',
    job: 'run',
    title: { fr: 'Lire le tableau de bord', en: 'Read the dashboard' },
    intro: {
      fr: 'Les chiffres du mois, leur évolution, et la liste derrière chacun à un clic.',
      en: 'The figures of the month, how they move, and the list behind each one click away.',
    },
    steps: [
      { fr: 'Choisissez un mois, ou tous.', en: 'Choose a month, or all of them.' },
      { fr: 'Ouvrez un chiffre pour voir ses lignes.', en: 'Open a figure to see its lines.' },
      { fr: 'Sous chaque graphique, le tableau donne les mêmes valeurs.', en: 'Under each chart, the table gives the same values.' },
    ],
  },
  {
    key: 'feedback',
    job: 'run',
    title: { fr: 'Demander un avis et lire les réponses', en: 'Ask for feedback and read the answers' },
    intro: {
      fr: '{event.un:cap} envoie ses {questionnaire.pl} avant, à la fin et des semaines après\u00A0: aux personnes présentes, à qui intervient, aux {referent.pl}.',
      en: 'The {event} sends its {questionnaire.pl} before, at the end and weeks later: to those who attended, to who led it, to the {referent.pl}.',
    },
    steps: [
      {
        fr: 'Ouvrez «\u00A0Évaluations\u00A0» sur la page {event.du}, puis ajoutez {questionnaire.un} ou le jeu Qualiopi entier.',
        en: 'Open “Evaluations” on the page of the {event}, then add {questionnaire.un} or the whole Qualiopi set.',
      },
      {
        fr: 'Chacun part à sa date, avec deux rappels\u202F; «\u00A0Envoyer maintenant\u00A0» n’attend pas.',
        en: 'Each is sent on its date, with two reminders; “Send now” does not wait.',
      },
      {
        fr: 'Chaque personne répond par le lien de son mail, avec ou sans compte.',
        en: 'Everyone answers by the link of their email, with or without an account.',
      },
      {
        fr: 'Ouvrez «\u00A0{questionnaire.pl:cap}\u00A0» pour les résultats\u00A0: satisfaction, NPS, chaque question, puis chaque réponse.',
        en: 'Open “{questionnaire.pl:cap}” for the results: satisfaction, NPS, each question, then each answer.',
      },
    ],
    notes: [
      {
        fr: 'En dessous de trois réponses, aucun chiffre n’est montré. Une réponse anonyme le reste pour toujours.',
        en: 'Under three answers, no figure is shown. An anonymous answer stays so for good.',
      },
    ],
    feature: 'interactivity',
  },
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
        fr: 'Un message resté sans lecture un quart d’heure part aussi par mail, une fois. Le groupe {event.de} se ferme 30 jours après la fin.',
        en: 'A message nobody read for a quarter of an hour also leaves by email, once. The group of the {event} can only be read 30 days after its end.',
      },
    ],
    feature: 'interactivity',
  },
  {
    key: 'quizzes',
    job: 'run',
    title: { fr: 'Évaluer les acquis', en: 'Assess what was learnt' },
    intro: {
      fr: '{quiz.un:cap} ou un test vérifie ce que chacun sait : à l’entrée pour positionner, à la fin pour évaluer, objectif par objectif.',
      en: '{quiz.un:cap} or a test checks what everyone knows: at entry to position, at the end to assess, objective by objective.',
    },
    steps: [
      {
        fr: 'Écrivez les questions, donnez à chacune ses points et son objectif, puis publiez.',
        en: 'Write the questions, give each its points and its objective, then publish.',
      },
      {
        fr: 'Sur la page {event.du}, ajoutez-le dès {registration.le}, avant le début ou à la fin : chacun reçoit un mail à l’ouverture.',
        en: 'On the page of the {event}, add it from the {registration}, before the start or at the end: everyone gets an email when it opens.',
      },
      { fr: 'Corrigez à la main les réponses écrites, depuis « Résultats ».', en: 'Mark written answers by hand, from “Results”.' },
      {
        fr: 'Placez-le dans l’enchaînement pour que la suite attende qu’il soit réussi.',
        en: 'Put it in the sequence for what follows to wait until it is passed.',
      },
    ],
    notes: [
      {
        fr: 'Une question mal posée s’annule : tous les scores sont recalculés, et la trace en reste.',
        en: 'A question that was badly put is cancelled: every score is worked out again, and a trace of it stays.',
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
      fr: 'Qui paie décide du document : la page {contract.depl} le propose, dit pourquoi, et le remplit d’après {event.le}.',
      en: 'Who pays decides the document: the page of {contract.pl} proposes it, says why, and fills it in from the {event}.',
    },
    steps: [
      {
        fr: 'Sous « À préparer », préparez un document, ou tous ceux qui manquent.',
        en: 'Under “To prepare”, prepare one document, or all those that are missing.',
      },
      {
        fr: 'Relisez l’aperçu et complétez ce qui manque : sans cela, personne ne peut signer.',
        en: 'Read the preview again and complete what is missing: nobody can sign without it.',
      },
      {
        fr: 'Demandez la signature : chacun reçoit un lien à son tour, et une relance s’il tarde.',
        en: 'Ask for the signature: everyone gets a link in turn, and a reminder when they are late.',
      },
      {
        fr: 'Contresignez : la copie scellée part aux deux côtés et reste parmi les documents.',
        en: 'Countersign: the sealed copy goes to both sides and stays among the documents.',
      },
    ],
    notes: [
      {
        fr: 'Modifier le contenu après une signature la fait tomber : elle est demandée à nouveau.',
        en: 'Changing the content after a signature voids it: it is asked for again.',
      },
      {
        fr: 'Qui paie seul ne peut rien régler avant la fin de son délai de rétractation, comptée depuis la signature.',
        en: 'Whoever pays alone can pay nothing before their withdrawal period ends, counted from the signature.',
      },
    ],
  },
  {
    key: 'yearly-return',
    job: 'run',
    title: { fr: 'Préparer la déclaration annuelle', en: 'Prepare the yearly return' },
    intro: {
      fr: 'Le bilan pédagogique et financier se remplit seul, d’après vos {bill.pl}, vos feuilles signées et qui intervient.',
      en: 'The yearly return fills itself in, from your {bill.pl}, your signed sheets and who leads.',
    },
    steps: [
      {
        fr: 'Ouvrez l’exercice : chaque chiffre mène à ce qu’il compte.',
        en: 'Open the accounting year: each figure leads to what it counts.',
      },
      {
        fr: 'Suivez « Données manquantes » : classez les payeurs et les personnes que rien ne classe, plusieurs à la fois.',
        en: 'Follow “Missing data”: class the payers and the people nothing tells of, several at a time.',
      },
      {
        fr: 'Saisissez les charges, puis figez une fois l’exercice clos et les contrôles satisfaits.',
        en: 'Enter the expenses, then freeze once the year is closed and the checks pass.',
      },
      {
        fr: 'Recopiez les cadres sur le site du ministère, ou exportez-les dans l’ordre du formulaire.',
        en: 'Copy the frames on the site of the ministry, or export them in the order of the form.',
      },
    ],
    notes: [
      {
        fr: 'Ce qui change après le gel est montré à côté, sans toucher à ce qui est déclaré.',
        en: 'What changes after it is frozen is shown beside it, and what was declared stays.',
      },
    ],
  },
  {
    key: 'tasks',
    job: 'run',
    title: { fr: 'Ne rien oublier avec {task.les}', en: 'Forget nothing with {task.pl}' },
    intro: {
      fr: '{task.un:cap} se confie à quelqu’un pour une date. Sans date, c’est une note.',
      en: '{task.un:cap} is given to someone for a date. Without a date, it is a note.',
    },
    steps: [
      {
        fr: 'Ouvrez la liste depuis le menu ou la cloche, puis créez {task.un}.',
        en: 'Open the list from the menu or the bell, then create one.',
      },
      {
        fr: 'Nommez qui doit agir et l’échéance, dans une heure au plus tôt.',
        en: 'Choose who must act and the due date, at least an hour from now.',
      },
      {
        fr: 'La personne est prévenue, puis rappelée chaque matin de retard.',
        en: 'The person is notified, then reminded every morning while it is late.',
      },
    ],
    offered: ({ task_option }) => task_option,
  },
  {
    key: 'mails',
    job: 'run',
    title: { fr: 'Savoir quels mails sont partis', en: 'Know which emails were sent' },
    intro: {
      fr: 'Chaque mail du produit est gardé avec son état\u00A0: en attente, envoyé, rejeté et pourquoi.',
      en: 'Every email is kept with its state: waiting, sent, rejected and why.',
    },
    steps: [
      { fr: 'Ouvrez «\u00A0Mails\u00A0» et cherchez la personne ou l’objet.', en: 'Open “Emails” and find the person or the subject.' },
      { fr: 'Ouvrez une ligne pour lire le message tel qu’il est parti.', en: 'Open a line to read the message as it was sent.' },
    ],
    notes: [
      {
        fr: 'Une même personne ne reçoit jamais deux fois le même message pour la même occasion.',
        en: 'Nobody ever receives the same message twice for the same occasion.',
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
  {
    key: 'custom-fields',
    job: 'run',
    title: { fr: 'Ajouter vos propres champs', en: 'Add fields of your own' },
    intro: {
      fr: 'Ce qui manque aux fiches s’ajoute sans nous\u00A0: texte, choix, date, nombre, fichier.',
      en: 'You can add whatever records lack without us: text, choice, date, number, file.',
    },
    steps: [
      {
        fr: 'Ouvrez «\u00A0Champs personnalisés\u00A0» et choisissez la fiche concernée.',
        en: 'Open “Custom fields” and choose the record.',
      },
      { fr: 'Donnez un libellé, un type, et dites s’il est obligatoire.', en: 'Enter a label and a type, and say whether it is required.' },
      { fr: 'Choisissez où le champ apparaît, et qui le voit.', en: 'Choose where the field appears, and who sees it.' },
    ],
  },
  {
    key: 'settings',
    job: 'run',
    title: { fr: 'Régler votre espace', en: 'Set up your space' },
    intro: {
      fr: 'Vos couleurs, vos mots et vos options. Changer un mot change toutes les phrases du produit, accords compris.',
      en: 'Your colours, your words and your options. Changing a word changes every sentence of the product.',
    },
    steps: [
      { fr: 'Ouvrez les paramètres et choisissez un onglet.', en: 'Open the settings and choose a tab.' },
      { fr: 'Une couleur trop pâle pour être lue est refusée.', en: 'A colour too pale to read is refused.' },
      { fr: 'Relisez l’aperçu avant d’enregistrer.', en: 'Read the preview before saving.' },
    ],
  },
  {
    key: 'support',
    job: 'run',
    title: { fr: 'Nous écrire et suivre nos réponses', en: 'Write to us and follow our answers' },
    intro: {
      fr: 'L’assistance vous répond dans le produit et par mail. L’état du service y est mesuré et montré.',
      en: 'Support answers you in the product and by email. The state of the service is measured and shown there.',
    },
    steps: [
      {
        fr: 'Décrivez ce que vous faisiez, ce que vous attendiez et ce qui s’est passé.',
        en: 'Describe what you were doing, what you expected and what happened.',
      },
      {
        fr: 'Joignez une capture et le numéro d’incident s’il y en a un.',
        en: 'Attach a screenshot, and the incident number if there is one.',
      },
      {
        fr: 'Suivez l’état dans «\u00A0Mes demandes\u00A0»\u00A0: «\u00A0À vous\u00A0» veut dire que nous attendons votre réponse.',
        en: 'Follow the state in “My requests”: “Your turn” means that we are waiting for your answer.',
      },
    ],
  },
]
