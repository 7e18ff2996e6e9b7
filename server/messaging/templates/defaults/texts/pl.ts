import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  welcome: {
    name: 'Powitanie',
    text: 'Witamy w lokalu {business_name}, {firstName}! {promise} Odpisz STOP, aby zrezygnowac, HELP po pomoc.',
    rates: ' Operator moze naliczyc oplaty.',
    subject: 'Witamy w lokalu {business_name}',
    body: `Cześć, {firstName}!

Miło, że jesteś z nami w lokalu {business_name}. {promise}

Kartę otworzysz jednym kliknięciem.

Do zobaczenia!`,
  },
  promises: {
    text: {
      general: 'Od teraz zbierasz u nas nagrody.',
      often: 'Nagroda za pieczatki ({count}): {reward}.',
      amounts: 'Nagroda za {count} pkt: {reward}.',
      visits: 'Im czesciej wpadasz, tym wiekszy rabat.',
    },
    email: {
      general: 'Od teraz liczy się każda wizyta: wystarczy podać przy kasie numer telefonu.',
      often: 'Nagroda za pieczątki ({count}): {reward}. Wystarczy podać przy kasie numer telefonu.',
      amounts: 'Nagroda za {count} pkt: {reward}. Wystarczy podać przy kasie numer telefonu.',
      visits: 'Im częściej wpadasz, tym większy rabat. Wystarczy podać przy kasie numer telefonu.',
    },
  },
  reward: {
    name: 'Zdobyta nagroda',
    text: 'Dobra wiadomosc, {firstName}: w lokalu {business_name} czeka na Ciebie nagroda!',
    subject: 'W lokalu {business_name} czeka na Ciebie nagroda',
    body: `Dobra wiadomość, {firstName}!

W lokalu {business_name} czeka na Ciebie nagroda. Pokaż poniższy kod przy kasie podczas następnej wizyty.

Dziękujemy, że do nas wracasz.`,
  },
  milestone: {
    name: 'Próg punktów',
    text: '{firstName}, masz juz {points} pkt w lokalu {business_name}. Dziekujemy, ze do nas wracasz!',
  },
  birthday: {
    name: 'Urodziny',
    text: 'Wszystkiego najlepszego, {firstName}! Zespol lokalu {business_name} zyczy wspanialego dnia.',
    subject: 'Najlepsze życzenia urodzinowe z lokalu {business_name}',
    body: `Wszystkiego najlepszego, {firstName}!

Cały zespół lokalu {business_name} życzy Ci wspaniałego dnia. Wpadnij świętować z nami.`,
  },
  news: {
    name: 'Nowości',
    subject: 'Nowości w lokalu {business_name}',
    body: `Cześć, {firstName}!

W lokalu {business_name} pojawiło się coś nowego. Wpadnij do nas: Twoja karta czeka na następną wizytę.`,
  },
  custom: {
    name: 'Kilka słów od nas',
    text: 'Czesc, {firstName}! Dziekujemy za wizyte w lokalu {business_name}. Do zobaczenia!',
    subject: 'Kilka słów z lokalu {business_name}',
    body: `Cześć, {firstName}!

Dziękujemy za wizytę w lokalu {business_name}. Do zobaczenia wkrótce.`,
  },
  expiry: {
    name: 'Wkrótce wygasa',
    text: '{firstName}, czesc tego, co masz na karcie w lokalu {business_name}, wkrotce wygasnie. Wpadnij i skorzystaj:',
    subject: 'Skorzystaj, zanim wygaśnie: {business_name}',
    body: `Cześć, {firstName}!

Część tego, co masz na karcie w lokalu {business_name}, wkrótce wygaśnie. Będzie nam miło, jeśli wpadniesz i skorzystasz:`,
  },
  miss_you: {
    name: 'Tęsknimy',
    text: 'Czesc, {firstName}! Dawno sie nie widzielismy. Wpadnij znow do lokalu {business_name}!',
    subject: 'Tęsknimy za Tobą w lokalu {business_name}',
    body: `Cześć, {firstName}!

Od ostatniej wizyty minęło już trochę czasu i chętnie znów Cię zobaczymy.

Cały zespół lokalu {business_name} czeka na Ciebie.`,
  },
  nth_visit: {
    name: 'Dziękujemy za powroty',
    text: 'Dziekujemy za tyle wizyt w lokalu {business_name}, {firstName}. To wiele dla nas znaczy!',
    subject: 'Dziękujemy za tyle wizyt w lokalu {business_name}',
    body: `Cześć, {firstName}!

Za Tobą już wiele wizyt w lokalu {business_name}. To wiele dla nas znaczy: dziękujemy!

Do zobaczenia.`,
  },
  unused_reward: {
    name: 'Nagroda czeka',
    text: '{firstName}, w lokalu {business_name} wciaz cos na Ciebie czeka. Pokaz to przy nastepnej wizycie:',
    subject: 'W lokalu {business_name} wciąż coś na Ciebie czeka',
    body: `Cześć, {firstName}!

W lokalu {business_name} wciąż czeka na Ciebie nagroda do odebrania. Pokaż poniższy kod przy kasie podczas następnej wizyty.`,
  },
}
