import { errorList } from '../kernel/errors.ts'

export const formsErrors = errorList({
  nameTaken: {
    http: 422,
    fr: 'Un formulaire de cette nature porte déjà ce nom.',
    en: 'A form of this nature already has this name.',
  },
  emptySection: {
    http: 422,
    fr: '{group.le:cap} «\u00A0{title}\u00A0» est vide\u00A0: ajoutez un champ ou supprimez {group.le}.',
    en: 'The {group} “{title}” is empty: add a field or remove it.',
  },
  duplicateField: {
    http: 422,
    fr: 'Le champ «\u00A0{name}\u00A0» existe déjà dans ce formulaire.',
    en: 'The field “{name}” already exists in this form.',
  },
  conditionLoop: {
    http: 422,
    fr: 'Cette condition tourne en rond\u00A0: {path}.',
    en: 'This condition goes round in circles: {path}.',
  },
  unknownDecider: {
    http: 422,
    fr: 'La condition de «\u00A0{label}\u00A0» porte sur ce qui n’existe pas, ou plus\u00A0: changez-la ou retirez-la.',
    en: 'The condition of “{label}” is about something that does not exist, or no longer does: change it or remove it.',
  },
  noChoice: {
    http: 422,
    fr: 'Le champ «\u00A0{name}\u00A0» propose un choix\u00A0: donnez au moins deux réponses possibles.',
    en: 'The field “{name}” offers a choice: enter at least two possible answers.',
  },
  noTerms: {
    http: 422,
    fr: 'Le champ «\u00A0{name}\u00A0» demande d’accepter un texte\u00A0: écrivez-le.',
    en: 'The field “{name}” asks people to accept a text: write it.',
  },
  frozenField: {
    http: 409,
    fr: 'Le champ «\u00A0{name}\u00A0» a déjà des réponses\u00A0: son type ne change plus. Ajoutez un autre champ, sous un autre nom technique.',
    en: 'The field “{name}” already has answers: its type can no longer change. Add another field, under another technical name.',
  },
  nothingToPublish: {
    http: 422,
    fr: 'Le formulaire ne pose aucune question\u00A0: ajoutez-en une avant de le publier.',
    en: 'The form asks nothing: add a question before publishing it.',
  },
  oneRecommendation: {
    http: 422,
    fr: 'Une seule question de recommandation (de 0 à 10) par {questionnaire}.',
    en: 'A single recommendation question (from 0 to 10) per {questionnaire}.',
  },
  alreadyPublished: {
    http: 409,
    fr: 'Rien n’a changé depuis la dernière version publiée.',
    en: 'Nothing has changed since the last published version.',
  },
  notPublished: {
    http: 422,
    fr: 'Ce formulaire n’est pas publié\u00A0: publiez-le avant de le demander.',
    en: 'This form is not published: publish it before asking it.',
  },
  stillUsed: {
    http: 409,
    fr: 'Le formulaire ne peut pas être supprimé\u00A0: il sert encore ou des réponses ont été données.',
    en: 'The form cannot be deleted: it is still used or answers were given.',
  },
})
