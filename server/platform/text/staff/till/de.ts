import type { Till } from '../till.ts'

export const till: Till = {
  'The amount is a whole number of minor units, 0 or more':
    'Der Betrag ist eine ganze Zahl in der kleinsten Einheit, ab 0',
  'Stamps are a whole number from 1 to {}': 'Stempel sind eine ganze Zahl von 1 bis {}',
  'Enter the amount that the code takes something off': 'Gib den Betrag ein, von dem der Code etwas abzieht',
  "This customer doesn't hold such a code": 'Dieser Kunde hat keinen solchen Code',
  'This is a reward to hand over, not a discount: redeem it':
    'Das ist eine Prämie zum Ausgeben, kein Rabatt: Löse sie ein',
  'You can record purchases up to {}. Ask an admin, or a colleague who may do more.':
    'Du kannst Käufe bis {} erfassen. Frag einen Admin oder jemanden im Team, der mehr darf.',
  '{} is far above what this shop usually takes. Confirm the amount to record it.':
    '{} ist viel mehr, als ein Kauf in diesem Laden sonst kostet. Bestätige den Betrag, um ihn zu erfassen.',
  '{} is much for one purchase. Confirm the amount to record it.':
    '{} ist viel für einen Kauf. Bestätige den Betrag, um ihn zu erfassen.',
  'Something was recorded for this customer since the preview. Look at what the purchase gives now before it is recorded.':
    'Seit der Vorschau wurde für diesen Kunden etwas erfasst. Sieh nach, was der Kauf jetzt bringt, bevor du ihn erfasst.',
  'You have looked up guests {1} times without recording anything. Searching goes on in {2}, or as soon as you record something for a guest. Scanning a guest’s card still works.':
    'Du hast {1}-mal nach Kunden gesucht, ohne etwas zu erfassen. Die Suche geht {2 wait} weiter, oder sobald du etwas für einen Kunden erfasst. Kundenkarten scannen geht weiterhin.',
  'Last visit less than a minute ago: within {1} points are earned, but no second visit or stamp.':
    'Der letzte Besuch ist keine Minute her: Innerhalb von {1 counted} gibt es Punkte, aber keinen zweiten Besuch oder Stempel.',
  'Last visit less than a minute ago: within {1} points are earned, but no second visit.':
    'Der letzte Besuch ist keine Minute her: Innerhalb von {1 counted} gibt es Punkte, aber keinen zweiten Besuch.',
  'Last visit {1} ago: within {2} points are earned, but no second visit or stamp.':
    'Der letzte Besuch ist {1 counted} her: Innerhalb von {2 counted} gibt es Punkte, aber keinen zweiten Besuch oder Stempel.',
  'Last visit {1} ago: within {2} points are earned, but no second visit.':
    'Der letzte Besuch ist {1 counted} her: Innerhalb von {2 counted} gibt es Punkte, aber keinen zweiten Besuch.',
  'Last visit less than a minute ago: within {1} no second visit or stamp is counted.':
    'Der letzte Besuch ist keine Minute her: Innerhalb von {1 counted} zählt kein zweiter Besuch oder Stempel.',
  'Last visit less than a minute ago: within {1} no second visit is counted.':
    'Der letzte Besuch ist keine Minute her: Innerhalb von {1 counted} zählt kein zweiter Besuch.',
  'Last visit {1} ago: within {2} no second visit or stamp is counted.':
    'Der letzte Besuch ist {1 counted} her: Innerhalb von {2 counted} zählt kein zweiter Besuch oder Stempel.',
  'Last visit {1} ago: within {2} no second visit is counted.':
    'Der letzte Besuch ist {1 counted} her: Innerhalb von {2 counted} zählt kein zweiter Besuch.',
  'Another visit less than a minute apart: within {1} points are earned, but no second visit or stamp.':
    'Ein anderer Besuch liegt keine Minute davor oder danach: Innerhalb von {1 counted} gibt es Punkte, aber keinen zweiten Besuch oder Stempel.',
  'Another visit less than a minute apart: within {1} points are earned, but no second visit.':
    'Ein anderer Besuch liegt keine Minute davor oder danach: Innerhalb von {1 counted} gibt es Punkte, aber keinen zweiten Besuch.',
  'Another visit {1} apart: within {2} points are earned, but no second visit or stamp.':
    'Ein anderer Besuch liegt {1 counted} davor oder danach: Innerhalb von {2 counted} gibt es Punkte, aber keinen zweiten Besuch oder Stempel.',
  'Another visit {1} apart: within {2} points are earned, but no second visit.':
    'Ein anderer Besuch liegt {1 counted} davor oder danach: Innerhalb von {2 counted} gibt es Punkte, aber keinen zweiten Besuch.',
  'Another visit less than a minute apart: within {1} no second visit or stamp is counted.':
    'Ein anderer Besuch liegt keine Minute davor oder danach: Innerhalb von {1 counted} zählt kein zweiter Besuch oder Stempel.',
  'Another visit less than a minute apart: within {1} no second visit is counted.':
    'Ein anderer Besuch liegt keine Minute davor oder danach: Innerhalb von {1 counted} zählt kein zweiter Besuch.',
  'Another visit {1} apart: within {2} no second visit or stamp is counted.':
    'Ein anderer Besuch liegt {1 counted} davor oder danach: Innerhalb von {2 counted} zählt kein zweiter Besuch oder Stempel.',
  'Another visit {1} apart: within {2} no second visit is counted.':
    'Ein anderer Besuch liegt {1 counted} davor oder danach: Innerhalb von {2 counted} zählt kein zweiter Besuch.',
  "{} not given: the card has no more places, and this program doesn't start the next one in the same visit.":
    '{ counted} nicht vergeben: Die Karte ist voll, und dieses Programm beginnt beim selben Besuch keine neue.',
  'The free item was given already; this program gives it once.':
    'Den Gratis-Artikel gab es schon; dieses Programm gibt ihn nur einmal.',
  '{} takes off as much or more, so the code was not used.':
    '{} zieht gleich viel oder mehr ab, deshalb wurde der Code nicht benutzt.',
  '{} takes nothing off here, so the code was not used.':
    '{} zieht hier nichts ab, deshalb wurde der Code nicht benutzt.',
  '{} off': '{} Rabatt',
  'An API key does not say who recorded something': 'Ein API-Schlüssel sagt nicht, wer etwas erfasst hat',
  'Without the scope operations:backdate, an API key records what happened in the last {} minutes':
    'Ohne die Berechtigung operations:backdate erfasst ein API-Schlüssel, was in den letzten {} Minuten geschehen ist',
  'No guest of the shop has this ID.': 'Kein Kunde des Ladens hat diese ID.',
  'This guest was erased.': 'Dieser Kunde wurde gelöscht.',
  'This guest and another one are one person now.':
    'Dieser Kunde wurde inzwischen mit einem anderen zusammengeführt.',
  'It arrived more than 72 hours after it happened.': 'Es kam erst nach mehr als 72 Stunden an.',
  'Whoever recorded it was not on the team then.': 'Wer es erfasst hat, war damals nicht im Team.',
  'The phone number that was typed is not that of the guest who was picked.':
    'Die eingetippte Telefonnummer gehört nicht zum ausgewählten Kunden.',
  'The plan had no room for another guest.': 'Im Tarif war kein Platz für einen weiteren Kunden.',
  'Say whose it is: an ID or a phone': 'Gib an, wessen Kauf es ist: eine ID oder eine Telefonnummer',
  'The device that it comes from was ended.': 'Das Gerät, von dem es kommt, wurde entfernt.',
  'This device keeps no guests now': 'Dieses Gerät speichert jetzt keine Kunden',
  'The amount is above what the counter may record.': 'Der Betrag ist höher, als an der Kasse erlaubt ist.',
  'The amount is far above what this shop usually takes, and nobody confirmed it.':
    'Der Betrag ist viel höher als sonst bei einem Kauf in diesem Laden, und niemand hat ihn bestätigt.',
  'The card that it belongs to has expired since.':
    'Die Karte, auf die es gehört, ist inzwischen abgelaufen.',
  'Something else was recorded under the same key. Look at the guest’s history first.':
    'Unter demselben Schlüssel wurde etwas anderes erfasst. Sieh zuerst in den Buchungen des Kunden nach.',
  'There is no guest to record this for': 'Es gibt keinen Kunden, für den sich das erfassen lässt',
  'There is no reward to record this for': 'Dafür gibt es keine Prämie',
  'No reward of the shop has this code or ID.': 'Keine Prämie des Ladens hat diesen Code oder diese ID.',
  'The reward is another guest’s than the one who was picked.':
    'Die Prämie gehört einem anderen Kunden als dem, der ausgewählt war.',
  'The reward was taken elsewhere: it was redeemed before this arrived.':
    'Die Prämie ging schon woanders weg: Sie wurde eingelöst, bevor das hier ankam.',
  'The reward had expired.': 'Die Prämie war abgelaufen.',
  'The reward had been taken back.': 'Die Prämie war zurückgenommen worden.',
  'The reward is no longer offered.': 'Diese Prämie gibt es nicht mehr.',
  'None of this reward were left.': 'Von dieser Prämie war keine mehr da.',
  'The guest had not enough points.': 'Der Kunde hatte nicht genug Punkte.',
  'The reward costs other points now than the till showed.':
    'Die Prämie kostet jetzt eine andere Zahl von Punkten, als die Kasse zeigte.',
  'The shop gives no rewards without a connection.': 'Der Laden gibt ohne Verbindung keine Prämien aus.',
  'It is more than a guest may take in a day without a connection.':
    'Es ist mehr, als ein Kunde an einem Tag ohne Verbindung bekommen darf.',
  'Say which reward it is: a code, a reward that the guest holds, or one to buy with points':
    'Gib an, welche Prämie es ist: ein Code, eine Prämie des Kunden oder eine für Punkte',
  'Somebody settled this already': 'Das hat schon jemand erledigt',
  'Too many devices ask at once. Please try again in {}.':
    'Zu viele Geräte fragen auf einmal. Bitte versuch es {} noch einmal.',
  'Too many late operations at once. Please try again in {}.':
    'Zu viele nachgereichte Vorgänge auf einmal. Bitte versuch es {} noch einmal.',
  'A refund cannot be undone': 'Eine Erstattung lässt sich nicht stornieren',
  'An undo cannot be undone': 'Ein Storno lässt sich nicht stornieren',
  'This cannot be undone': 'Das lässt sich nicht stornieren',
  'This was already undone': 'Das ist schon storniert',
  'Say why this is undone': 'Sag, warum du das stornierst',
  'Whoever recorded it can undo it for {} minutes; after that an admin can':
    'Wer es erfasst hat, kann es {} Minuten lang stornieren, danach nur ein Admin',
  'No money was paid here, so none can be given back':
    'Hier wurde kein Geld bezahlt, also gibt es nichts zu erstatten',
  'Look again before giving anything back: {} is left of this purchase now':
    'Sieh noch einmal nach, bevor du etwas erstattest: Von diesem Kauf lassen sich jetzt noch höchstens {} erstatten',
  'At most {} is left of this purchase': 'Von diesem Kauf lassen sich noch höchstens {} erstatten',
  '{1} of {2} could not be taken back: they were spent.':
    'Nicht zurückgenommen: {1 counted} von {2}, schon ausgegeben.',
  '{1} of {2} could not be taken back: the reward was used.':
    'Nicht zurückgenommen: {1 counted} von {2}, die Prämie ist eingelöst.',
  '{} could not be taken back: there are no more.': 'Nicht zurückgenommen: { counted}, mehr gibt es nicht.',
  '{} was redeemed and stands: recording the purchase again could give another.':
    '{} ist schon eingelöst und bleibt es: Wird der Kauf noch einmal erfasst, kann es eine weitere Prämie geben.',
  '{} stays: the purchases since then fill its card.':
    '{} bleibt, weil die Karte auch durch die Käufe seitdem voll ist.',
  '{} stays: the stamps since then fill its card.':
    '{} bleibt, weil die Karte auch durch die Stempel seitdem voll ist.',
  '{} can be redeemed again.': '{} kann wieder eingelöst werden.',
  '{} has expired meanwhile, so it cannot be redeemed again.':
    '{} ist inzwischen abgelaufen und kann nicht mehr eingelöst werden.',
  'Enter either points, stamps or visits': 'Gib entweder Punkte, Stempel oder Besuche ein',
  'Choose the program': 'Wähle das Programm',
  'Visits belong to no program': 'Besuche gehören zu keinem Programm',
  'Say why the balance is changed': 'Sag, warum du den Stand änderst',
  'There are only {}': 'Der Kunde hat nur { counted}',
  'The customer never joined this program, and it is paused':
    'Der Kunde ist diesem Programm nie beigetreten, und es ist pausiert',
  'This program has no points': 'Dieses Programm hat keine Punkte',
  'This program has no stamps': 'Dieses Programm hat keine Stempel',
  'This reward was already redeemed': 'Diese Prämie wurde schon eingelöst',
  'This reward was taken back': 'Diese Prämie wurde zurückgenommen',
  'This reward has expired': 'Diese Prämie ist abgelaufen',
  'This reward was redeemed: undo the redemption first':
    'Diese Prämie ist eingelöst: Storniere zuerst die Einlösung',
  'The points of this reward went back already': 'Die Punkte für diese Prämie sind schon zurückgebucht',
  'This reward was not bought with points': 'Diese Prämie wurde nicht mit Punkten bezahlt',
  'Enter the code of the reward': 'Gib den Code der Prämie ein',
  '{1} needs {2}; there are {3}': '{1} kostet {2 counted}, es gibt nur {3 counted}',
  'Only points programs have rewards to buy with points': 'Prämien für Punkte haben nur Punkteprogramme',
  '{1} lets guests claim from {2} points on: ask for that at least, or lower its minimum redemption':
    'Bei {1} lässt sich ab {2} Punkten eintauschen: Verlang mindestens so viele oder senk den Wert bei „Eintauschen ab“',
  '{1} costs {2} points: the minimum can’t be above that':
    '{1} kostet {2 point}: „Eintauschen ab“ darf nicht höher sein',
  '{} is no longer offered.': '{} gibt es nicht mehr.',
  'The program {} is paused, and gives no rewards.': 'Das Programm {} ist pausiert und gibt keine Prämien.',
  'The program {} is paused, and gives no codes.': 'Das Programm {} ist pausiert und gibt keine Codes.',
  'The program that gives its codes is paused, and gives no codes.':
    'Das Programm, das die Codes gibt, ist pausiert.',
  'None of {} are left.': 'Ausverkauft: {}.',
  'There are only {1} of {2}.': 'Von {2} gibt es nur noch {1}.',
  'Some fields of the program are not right': 'Einige Felder des Programms stimmen nicht',
  'A percentage is at most 100': 'Ein Prozentsatz ist höchstens 100',
  'Use steps of 0.1': 'Nimm Schritte von 0,1',
  'Another tier has as many visits': 'Eine andere Stufe hat gleich viele Besuche',
  '{} is archived: bring it back first': '{} ist archiviert: Hol es zuerst zurück',
  'You have a program already. Change it under Programs.':
    'Du hast schon ein Programm. Ändere es unter Programme.',
  'The type of a program is fixed': 'Die Art eines Programms steht fest',
  'A rehearsal is under way already. Try again in a moment.':
    'Es läuft schon ein Test. Versuch es gleich noch einmal.',
  'This phone number belongs to {1} ({2})': 'Diese Telefonnummer gehört {1} ({2})',
  '{1} ({2}) was added already, as first typed':
    '{1} ({2}) ist schon angelegt, und zwar wie zuerst eingegeben',
  'Say how they agreed: they told you, or on paper':
    'Sag, wie die Einwilligung kam: mündlich oder auf Papier',
  'This customer has no phone number yet': 'Dieser Kunde hat noch keine Telefonnummer',
  'This customer was merged into another one': 'Dieser Kunde wurde mit einem anderen zusammengeführt',
  'Choose another customer: this is the same one': 'Wähle einen anderen Kunden: Das ist derselbe',
  'This phone replied STOP. Only its owner can lift that, by texting START.':
    'Von diesem Telefon kam STOP. Nur der Kunde selbst kann das aufheben, mit einer SMS mit START.',
  'You have switched this on many times today. Please try again in {}.':
    'Du hast das heute schon oft eingeschaltet. Bitte versuch es {} noch einmal.',
  'Too many emails were asked for today. Please try again tomorrow.':
    'Heute wurden zu viele E-Mails angefordert. Bitte versuch es morgen noch einmal.',
  'Leave out semicolons: they stand between tags': 'Lass Semikolons weg: Sie trennen Stichwörter',
  'There is a tag “{}” already': 'Das Stichwort „{}“ gibt es schon',
  'Leave this empty to lead to your sign-up form':
    'Lass das Feld leer, dann führt der Code zu deinem Beitrittsformular',
}
