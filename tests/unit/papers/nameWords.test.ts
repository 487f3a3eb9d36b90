import { expect, test } from 'vitest'
import { partyIn } from '../../../src/papers/nameWords.ts'

test.each([
  ['0033417 Brackenfield Kia', 'Brackenfield Kia'],
  ['Tarn Ford Carlisle (04419)', 'Tarn Ford Carlisle'],
  ['Pennant Car Sales of', 'Pennant Car Sales'],
  ['Pennant Car Sales of Unit 4, Lon y Cwrt', 'Pennant Car Sales'],
  ['a credit broker, Compass Rose Vehicle Finance Ltd', 'Compass Rose Vehicle Finance Ltd'],
  ['Alder & Finch Motors, Rougham, Suffolk', 'Alder & Finch Motors'],
  ['Marlpit Motor Co, Durham Road, Birtley DH3 1LQ', 'Marlpit Motor Co'],
  ['Castlegate BMW, Layerthorpe, York YO31 7UZ, tel 01904 960 001', 'Castlegate BMW'],
  ['Smith, Jones & Sons', 'Smith, Jones & Sons'],
  ['Elm Autos, which is paid by us', 'Elm Autos'],
  ['M25 Motors', 'M25 Motors'],
  ['20/02/2024', ''],
  ['23', ''],
  ['Your name and address', ''],
  ['Mileage 23', ''],
])('%s names %s', (words, name) => expect(partyIn(words).value).toBe(name))
