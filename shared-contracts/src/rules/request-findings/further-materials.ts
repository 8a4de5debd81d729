import { entry, type MaterialEntry } from './material-entry.ts'

/** Brass, copper, titanium, plastics, and what the catalogue has no name for. */
export const furtherMaterials: readonly MaterialEntry[] = [
  entry('brass', { grade: 'C360', names: 'C36000 | CuZn36Pb3 | CW603N', labelled: 'C360 | BRASS 360 | 360 BRASS' }),
  entry('brass', {
    alsoFits: ['C360'],
    names: 'CuZn39Pb3 | CW614N | 2.0401 | CuZn40Pb2 | CW617N | 2.0402 | C3604 | C3604BD | C38500',
    labelled: 'MS58',
  }),
  entry('brass', { grade: 'C260', names: 'C26000 | CuZn30 | CW505L | 2.0265', labelled: 'C260' }),
  entry('brass', { grade: 'C464', names: 'C46400 | NAVAL BRASS | CuZn38Sn1 | CW719R', labelled: 'C464' }),
  entry('brass', { names: 'CuZn37 | CW508L | 2.0321 | MS63' }),
  entry('brass', { isGeneral: true, labelled: 'BRASS | MESSING | LAITON | 真鍮 | 黄铜' }),
  entry('copper', { grade: 'C101', names: 'C10100 | Cu-OFE | Cu-OF | CW009A | CW008A | C1020', labelled: 'C101' }),
  entry('copper', {
    grade: 'C110',
    names: 'C11000 | Cu-ETP | E-Cu57 | E-Cu58 | E-Cu | CW004A | 2.0065 | 2.0060 | C1100',
    labelled: 'C110',
  }),
  entry('copper', { isGeneral: true, labelled: 'COPPER | KUPFER | CUIVRE | 銅 | 紫铜' }),
  entry('titanium', {
    grade: 'Grade 2',
    names:
      '3.7035 | TITANIUM GR 2 | TITANIUM GRADE 2 | TITAN GRADE 2 | Ti GRADE 2 | TITANIUM GR.2 | TITANIUM GR. 2 | Ti GR2',
  }),
  entry('titanium', {
    grade: 'Grade 5 (Ti-6Al-4V)',
    names:
      'Ti-6Al-4V | TITANIUM 6Al-4V | Ti6Al4V | TiAl6V4 | 3.7164 | 3.7165 | TITANIUM GRADE 5 | TITAN GRADE 5 | Ti GRADE 5 | TITANIUM GR 5 | TITANIUM GR.5 | TITANIUM GR. 5 | Ti GR5 | Ti GR.5',
    labelled: 'TC4',
  }),
  entry('titanium', { isGeneral: true, labelled: 'TITANIUM | TITAN | TITANE | チタン | 钛' }),

  entry('plastic', {
    grade: 'Nylon',
    names: 'PA66 | PA 6.6 | PA6-G | PA6G | POLYAMID | NYLON 6 | NYLON 66 | MCナイロン | MC NYLON',
    labelled: 'NYLON | PA6 | PA | PA12 | PA11 | POLYAMIDE',
  }),
  entry('plastic', {
    grade: 'Acetal (POM)',
    names: 'POM-C | POM-H | DELRIN | DELRIN 150 | POLYOXYMETHYLENE | ポリアセタール | ジュラコン',
    labelled: 'POM | ACETAL',
  }),
  entry('plastic', {
    grade: 'Polycarbonate',
    names: 'POLYCARBONATE | POLYCARBONAT | MAKROLON | LEXAN',
    labelled: 'PC',
  }),
  entry('plastic', { grade: 'PEEK', names: 'PEEK | PEEK GF30 | PEEK CF30' }),
  entry('plastic', { grade: 'ABS', labelled: 'ABS' }),
  entry('plastic', { grade: 'PLA', labelled: 'PLA' }),
  entry('plastic', { grade: 'PETG', names: 'PETG' }),
  entry('plastic', {
    names:
      'HDPE | PE-HD | PE-HMW | PE-UHMW | UHMWPE | UHMW | UHMW-PE | PMMA | PLEXIGLAS | PVDF | ULTEM | PET-P | ABS/PC | PC/ABS',
    labelled: 'PTFE | PE | PP | PVC | PET | PEI | TEFLON | ACRYLIC | PPS | TPU | PUR | PI',
  }),
  entry('plastic', { isGeneral: true, labelled: 'PLASTIC | KUNSTSTOFF | PLASTIQUE | 樹脂 | 塑料' }),

  entry('other', {
    names:
      'CuSn8 | CuSn7Zn4Pb7 | CuSn12 | CuSn7ZnPb | CuSn6 | CW453K | C93200 | EN-GJL-250 | EN-GJL-200 | EN-GJS-400-15 | EN-GJS-500-7 | INCONEL 718 | INCONEL 625 | AZ91 | AZ31',
    labelled:
      'GG25 | GGG40 | GGG50 | FC250 | FCD450 | HT200 | BRONZE | CAST IRON | GUSSEISEN | INCONEL | MONEL | HASTELLOY | TUNGSTEN | MAGNESIUM | FR4 | FR-4 | Rg7 | G10',
  }),
]
