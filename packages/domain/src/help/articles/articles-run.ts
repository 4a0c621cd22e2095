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
      {
        fr: 'Sur la page {questionnaire.du}, «\u00A0Alerte si note ≤\u00A0» confie {task.un} à chaque note basse.',
        en: 'On the page of the {questionnaire}, “Alert if score ≤” gives {task.un} for each low score.',
      },
      {
        fr: 'À côté d’une réponse, «\u00A0À traiter\u00A0» en fait une action, {task.un} ou une réclamation\u202F; l’onglet «\u00A0Plan d’action\u00A0» les suit et s’imprime.',
        en: 'Beside an answer, “To deal with” makes it an action, {task.un} or a complaint; the “Action plan” tab follows them and is printed.',
      },
    ],
    notes: [
      {
        fr: 'Un texte injurieux se masque, avec un motif, depuis la réponse\u202F; il peut être affiché à nouveau.',
        en: 'An insulting text is hidden, with a reason, from the answer; it can be shown again.',
      },
      {
        fr: 'En dessous de trois réponses, aucun chiffre n’est montré. Une réponse anonyme le reste pour toujours.',
        en: 'Under three answers, no figure is shown. An anonymous answer stays so for good.',
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
        fr: 'Sur la page {event.du}, ajoutez {quiz.le} dès {registration.le}, avant le début ou à la fin : chacun reçoit un mail à l’ouverture.',
        en: 'On the page of the {event}, add it from the {registration}, before the start or at the end: everyone gets an email when it opens.',
      },
      { fr: 'Corrigez à la main les réponses écrites, depuis « Résultats ».', en: 'Mark written answers by hand, from “Results”.' },
      {
        fr: 'Placez {quiz.le} dans l’enchaînement\u00A0: la suite attend alors sa réussite.',
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
    key: 'other-documents',
    job: 'run',
    title: { fr: 'Réclamer des pièces et publier vos documents', en: 'Request documents and publish yours' },
    intro: {
      fr: '«\u00A0Autres documents\u00A0» suit ce que vous demandez aux personnes, ce qu’elles déposent, ce qui expire et ce que vous publiez.',
      en: '“Other documents” follows what you request from people, what they upload, what expires and what you publish.',
    },
    steps: [
      {
        fr: 'Réclamez une pièce à une ou plusieurs personnes\u00A0: chacune reçoit un mail et la dépose depuis son téléphone.',
        en: 'Request a document from one or several people: each receives an email and uploads it from their phone.',
      },
      {
        fr: 'Validez ce qui est déposé, avec sa date d’expiration, ou rejetez-le en disant pourquoi.',
        en: 'Approve what is uploaded, with its expiry date, or reject it saying why.',
      },
      {
        fr: 'Dans «\u00A0À recueillir\u00A0», voyez qui doit encore quoi, et relancez une sélection.',
        en: 'In “To collect”, see who still owes what, and remind a selection.',
      },
      {
        fr: 'Dans «\u00A0Organisme\u00A0», publiez le livret ou le règlement\u00A0: une nouvelle version remplace l’ancienne, qui reste.',
        en: 'In “Organisation”, publish the booklet or the rules: a new version replaces the former one, which stays.',
      },
    ],
    notes: [
      {
        fr: 'Une pièce encore valable n’est pas réclamée deux fois. Une pièce d’identité est supprimée à la fin {event.du}.',
        en: 'A document that is still valid is not requested twice. An identity document is deleted when the {event} is over.',
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
      {
        fr: 'Ce qui revient avec chaque {event} s’écrit une fois dans «\u00A0Listes types\u00A0», puis s’applique depuis l’onglet des {task.pl} {event.du}.',
        en: 'What comes back with each {event} is written once under “Checklists”, then applied from the {task.pl} tab of the {event}.',
      },
    ],
    offered: ({ task_option }) => task_option,
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
