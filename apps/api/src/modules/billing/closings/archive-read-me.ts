/** What the archive of a fiscal year says of itself: it is French, as the law that asks for it (INV-52). */
export const archiveReadMe = ({ name, siren, from, to }: { name: string; siren: string; from: string; to: string }): string =>
  `ARCHIVE DU REGISTRE DES ÉCRITURES
${name}, SIREN ${siren}
Exercice du ${from} au ${to}

CONTENU
ecritures.jsonl   une écriture par ligne : factures, avoirs, paiements, remboursements, annulations et clôtures
ecritures.csv     les mêmes, pour un tableur (séparateur « ; », virgule décimale)
clotures.json     clôtures de jour, de mois et d’exercice : totaux par mode de paiement et par taux de TVA, cumuls perpétuels
clotures.csv      les mêmes, pour un tableur
empreintes.json   empreinte SHA-256 de chaque fichier, et état de la chaîne le jour de l’export
signature.json    sceau de empreintes.json

LES MONTANTS des fichiers JSON sont en centimes, les taux de TVA en centièmes de pour cent (2000 : 20 %).

VÉRIFIER LA CHAÎNE
Pour chaque écriture : hash = SHA-256(previous_hash + texte JSON de record, clés triées, sans espaces).
previous_hash est l’empreinte de l’écriture de rang précédent, vide pour la première. Modifier, retirer ou déplacer une écriture rompt toutes les suivantes.

VÉRIFIER LES FICHIERS
Calculez l’empreinte SHA-256 de chaque fichier et comparez-la à empreintes.json, puis celle de empreintes.json à signature.json.
Le sceau (HMAC-SHA-256) ne se recalcule qu’avec la clé de l’installation : il prouve que l’archive en vient.

Cette archive se lit sans le logiciel. Conservez-la dix ans après la clôture de l’exercice.
`
