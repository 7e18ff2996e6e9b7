import type { Messages } from '../messages.ts'

export const messages: Messages = {
  'Name and message are required': 'Name und Nachricht sind nötig',
  'Name, subject, and body are required': 'Name, Betreff und Text sind nötig',
  'Use whole numbers': 'Nimm ganze Zahlen',
  'A milestone is at least 1 point': 'Ein Punktestand ist mindestens 1 Punkt',
  'Enter at least one milestone': 'Gib mindestens einen Punktestand ein',
  'At most {} milestones': 'Höchstens {} Punktestände',
  'Each milestone once': 'Jeder Punktestand nur einmal',
  'At most {} languages': 'Höchstens {} Sprachen',
  'Each language can be there once': 'Jede Sprache kann nur einmal vorkommen',
  'Unknown placeholder {1}. You can use {2}.': 'Unbekannter Platzhalter {1}. Du kannst nehmen: {2}.',
  'At most {} blocks': 'Höchstens {} Blöcke',
  'At most {} characters in all blocks': 'Höchstens {} Zeichen in allen Blöcken zusammen',
  'This is more than one e-mail can hold': 'Das ist mehr, als in eine E-Mail passt',
  'A text message has no blocks': 'Eine SMS hat keine Blöcke',
  'This picture stands in {}. Take it out there first.':
    'Dieses Bild steht noch hier: { users}. Nimm es dort zuerst heraus.',
  'Add a condition': 'Füg eine Bedingung hinzu',
  'At most {} conditions': 'Höchstens {} Bedingungen',
  'A program in this rule is none of your shop’s. Choose another one.':
    'Ein Programm in dieser Regel gehört nicht zu deinem Laden. Wähle ein anderes.',
  'A tag in this rule is none of your shop’s, or was deleted. Choose another one.':
    'Ein Stichwort in dieser Regel gehört nicht zu deinem Laden oder wurde gelöscht. Wähle ein anderes.',
  'A QR code in this rule is none of your shop’s, or was deleted. Choose another one.':
    'Ein QR-Code in dieser Regel gehört nicht zu deinem Laden oder wurde gelöscht. Wähle einen anderen.',
  '“{}” goes out to this segment. Cancel it or choose another segment first.':
    '„{}“ geht an dieses Segment. Brich die Kampagne ab oder wähle dort zuerst ein anderes Segment.',
  'This segment is gone. Choose another one': 'Dieses Segment gibt es nicht mehr. Wähle ein anderes',
  'At most {} %': 'Höchstens {} %',
  'Choose texts or emails': 'Wähle SMS oder E-Mails',
  'Choose one of your templates': 'Wähle eine deiner Vorlagen',
  'Choose one of your rewards': 'Wähle eine deiner Prämien',
  'Choose a text or an email, or switch this message off':
    'Wähle eine SMS oder eine E-Mail, oder schalte diese Nachricht aus',
  'You have no template for this message. Make one first.':
    'Du hast keine Vorlage für diese Nachricht. Leg zuerst eine an.',
  'Write a subject': 'Schreib einen Betreff',
  'Write what it says': 'Schreib den Text',
  'Put {code} where each guest’s code stands': 'Setz {code} dorthin, wo der Code des Kunden stehen soll',
  'Choose whom it goes to': 'Wähle, an wen sie geht',
  'Choose a time to come': 'Wähle eine Zeit in der Zukunft',
  'Choose a time after it is sent': 'Wähle eine Zeit nach dem Senden',
  'By then no text can have gone: texts go again {}. Choose a later time':
    'Bis dahin geht keine SMS raus, erst wieder ab {}. Wähle eine spätere Zeit',
  'Enter the postal address of your shop': 'Gib die Postanschrift deines Ladens ein',
  'Only an admin of the shop can add its postal address.':
    'Die Postanschrift kann nur ein Admin des Ladens hinzufügen.',
  'This campaign has been started. Only drafts can be changed.':
    'Diese Kampagne ist gestartet. Nur Entwürfe lassen sich ändern.',
  'This campaign has been started.': 'Diese Kampagne ist schon gestartet.',
  'Only a scheduled campaign can be changed again.': 'Nur eine geplante Kampagne lässt sich wieder ändern.',
  'Only a campaign that is being sent can be paused.':
    'Pausieren lässt sich nur eine Kampagne, die gerade gesendet wird.',
  'Only a campaign that was sent can be tried again.':
    'Noch einmal versuchen lässt sich nur eine gesendete Kampagne.',
  'This campaign was not to be sent any more by now.':
    'Die Zeit, bis zu der diese Kampagne gesendet werden sollte, ist vorbei.',
  'This campaign is not paused.': 'Diese Kampagne ist nicht pausiert.',
  'This campaign is over, or was never started.': 'Diese Kampagne ist vorbei oder wurde nie gestartet.',
  'This campaign has been decided about.': 'Über diese Kampagne ist schon entschieden.',
  'This campaign does not wait for a look any more.': 'Diese Kampagne wartet nicht mehr auf eine Prüfung.',
  'Nothing has failed that can be tried again.':
    'Es ist nichts fehlgeschlagen, das sich noch einmal versuchen ließe.',
  'There is nobody to send this to.': 'Es gibt niemanden, an den das gehen könnte.',
  'There is nobody to send this to: nobody in its audience has agreed and can be reached.':
    'Es gibt niemanden, an den das gehen könnte: Unter den Ausgewählten ist niemand, der eingewilligt hat und erreichbar ist.',
  'Without its links there is nothing left to send. Change it instead.':
    'Ohne die Links bleibt nichts zum Senden. Ändere sie stattdessen.',
  'These are many campaigns for a day. Please try again in {}.':
    'Das sind viele Kampagnen an einem Tag. Bitte versuch es {} noch einmal.',
  'It reached nobody: the time was over before a message could go.':
    'Sie hat niemanden erreicht: Die Zeit war um, bevor eine Nachricht rausgehen konnte.',
  'It reached nobody. Why stands beside each recipient below.':
    'Sie hat niemanden erreicht. Warum, steht unten bei jedem Empfänger.',
  'It was too late to send it by then.': 'Es war zu spät, um sie bis dahin zu senden.',
  'It would be paused on the way.': 'Sie würde mittendrin pausieren.',
  'The last 20 messages failed, so it was paused. Look at why below, then resume it.':
    'Die letzten 20 Nachrichten sind fehlgeschlagen, deshalb wurde sie pausiert. Sieh unten nach, warum, und setz sie dann fort.',
  'Regulars looked at it and did not let it go: {}': 'Regulars hat sie geprüft und nicht freigegeben: {}',
  'Restored from a backup': 'Aus einer Sicherung wiederhergestellt',
  'The campaign was cancelled.': 'Die Kampagne wurde abgebrochen.',
  'It was too late: the campaign was to be sent by then.':
    'Es war zu spät: Die Kampagne sollte bis dahin gesendet sein.',
  Welcome: 'Willkommen',
  'Reward earned': 'Prämie verdient',
  'Points milestone': 'Punktestand erreicht',
  Birthday: 'Geburtstag',
  'About to end': 'Läuft bald ab',
  'We miss you': 'Wir vermissen dich',
  'After a visit': 'Nach einem bestimmten Besuch',
  'Unused reward': 'Prämie noch nicht eingelöst',
  'Your reward': 'Deine Prämie',
  'You did it': 'Geschafft',
  News: 'Neuigkeiten',
  'An offer with a code': 'Ein Angebot mit Code',
  'Season’s greetings': 'Grüße zur Saison',
  'Opening hours or an event': 'Öffnungszeiten oder eine Veranstaltung',
  'Thank you': 'Danke',
  'To whoever has just joined': 'An alle, die gerade beigetreten sind',
  'When somebody has earned a reward': 'Wenn jemand eine Prämie verdient hat',
  'When somebody has reached a number of points or visits':
    'Wenn jemand eine Zahl von Punkten oder Besuchen erreicht hat',
  'On somebody’s birthday, or some days before': 'Am Geburtstag oder ein paar Tage davor',
  'To somebody who has not come for a while': 'An alle, die eine Weile nicht da waren',
  'When there is something new': 'Wenn es etwas Neues gibt',
  'With a campaign that gives everybody a code of their own':
    'Mit einer Kampagne, die allen einen eigenen Code gibt',
  'For spring, summer, the holidays or the new year':
    'Zum Frühling, Sommer, zu den Feiertagen oder zum neuen Jahr',
  'When your hours change, or when you invite people': 'Wenn sich deine Zeiten ändern oder du Leute einlädst',
  'After a visit, to ask what people think': 'Nach einem Besuch, um nach der Meinung zu fragen',
}
