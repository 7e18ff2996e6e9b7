import { describe, expect, it } from 'vitest'
import { postalAddressFault } from './postalAddress.ts'

describe('a postal address', () => {
  it.each([
    '14 Harbor Street, Brooklyn, NY 11231',
    '1 Main Street\nSpringfield',
    'Gasse 1\n1010 Wien',
    'Hauptstrasse 5 8001 Zürich',
    'c/o Meyer, Bahnhofstr. 1, 9000 St. Gallen',
    'Postfach 10 01 02, 20001 Hamburg',
    'P.O. Box 12345, Dubai',
    'Flat 25, 12/F, Acacia Building, 150 Kennedy Road, Wan Chai',
    'The Forge, Ballybay, Co. Monaghan',
    'Rose Cottage\nLittle Wenlock\nTF6 5BB',
    '200 metros norte de la iglesia, San José',
    '〒100-0005 東京都千代田区丸の内1丁目9-1',
    '東京都千代田区丸の内一丁目九番一号',
    '北京市朝阳区建国路88号',
    '서울특별시 중구 세종대로 110',
    'ул. Ленина, д. 5, Москва',
    'شارع الملك فهد ١٢، الرياض',
    'רחוב הרצל 5, תל אביב',
    '99/1 หมู่ 4 ตำบลบางรัก กรุงเทพฯ 10500',
  ])('is one in its country: %j', (text) => {
    expect(postalAddressFault(text)).toBeNull()
  })

  it.each([
    'St. Gallen/Zürich',
    'Zürich',
    '8001 Zürich',
    'Main Street',
    '1 Main Street',
    'x',
    '12345',
    'Hello, World',
    '-',
    '東京',
    '\u200b5, \u200b',
  ])('is none without a street or box and a place: %j', (text) => {
    expect(postalAddressFault(text)).toMatch(/^Write the street and number, or the P\.O\. box/)
  })

  it.each([
    'St.Gallen/Zürich',
    'Verify at evil.support 5, Now',
    'www.evil.example 5, Town',
    'https://evil.example 5, Town',
    'me@evil.example, Street 5, Town',
  ])('carries no link into the foot of every mail: %j', (text) => {
    expect(postalAddressFault(text)).toMatch(/^This looks like a web address/)
  })
})
