import { aluminium, entry, type MaterialEntry, stainless } from './material-entry.ts'

const stainlessGrades = ['304 SS', '316 SS', '17-4 PH', 'Other']
const carbon = ['1018', '1045', '4140', '4340', 'A36', 'Other']

/** Aluminium and steel. */
export const metals: readonly MaterialEntry[] = [
  aluminium('6061', 'AlMg1SiCu | 3.3211', '6061-T6'),
  aluminium('6063', 'AlMg0,7Si | AlMg0.7Si', '6063-T5'),
  aluminium('7075', 'AlZn5,5MgCu | AlZn5.5MgCu | AlZnMgCu1,5 | AlZnMgCu1.5 | 3.4365', '7075-T6'),
  aluminium('2024', 'AlCu4Mg1 | AlCuMg2 | 3.1355 | 3.1354 | 2A12 | 2A12-T4', '2024-T3'),
  aluminium('5052', 'AlMg2,5 | AlMg2.5 | 3.3523', '5052-H32'),
  aluminium('6082', 'AlMgSi1 | AlSi1MgMn | 3.2315'),
  aluminium('6060', 'AlMgSi0,5 | AlMgSi0.5 | AlMgSi | 3.3206'),
  aluminium('5083', 'AlMg4,5Mn0,7 | AlMg4.5Mn0.7 | AlMg4,5Mn | AlMg4.5Mn | 3.3547'),
  aluminium('5754', 'AlMg3 | 3.3535'),
  aluminium('7020', 'AlZn4,5Mg1 | AlZn4.5Mg1 | 3.4335'),
  aluminium('2017', 'AlCuMg1 | AlCu4MgSi | 3.1325'),
  aluminium('2007', 'AlCuMgPb | 3.1645'),
  aluminium('2011', 'AlCuBiPb | 3.1655'),
  aluminium('1050', 'Al99,5 | Al99.5 | 3.0255'),
  entry('aluminum', { grade: 'A380', names: 'ADC10 | EN AC-46500', labelled: 'A380' }),
  entry('aluminum', { names: 'MIC-6 | ALCA 5 | AlSi12 | AlSi10Mg | EN AC-43500 | EN AC-43000 | EN AC-44200' }),
  entry('aluminum', { isGeneral: true, labelled: 'ALUMINUM | ALUMINIUM | ALU | AL | アルミ | 铝' }),

  entry('steel', {
    grade: '304 SS',
    names: `1.4301 | 1.4307 | 1.4306 | X5CrNi18-10 | X2CrNi18-9 | X2CrNi19-11 | V2A | ${stainless('304')}`,
    labelled: '304 | 304L',
  }),
  entry('steel', {
    grade: '316 SS',
    names: `1.4401 | 1.4404 | 1.4435 | 1.4571 | X5CrNiMo17-12-2 | X2CrNiMo17-12-2 | X6CrNiMoTi17-12-2 | V4A | ${stainless('316')} | AISI 316Ti`,
    labelled: '316 | 316L | 316Ti',
  }),
  entry('steel', {
    grade: '17-4 PH',
    names: '17-4 PH | 17-4PH | 1.4542 | X5CrNiCuNb16-4 | SUS 630 | AISI 630',
    labelled: '17-4',
  }),
  entry('steel', { names: `1.4305 | X8CrNiS18-9 | X10CrNiS18-9 | ${stainless('303')}`, labelled: '303' }),
  entry('steel', {
    names: `1.4021 | X20Cr13 | 1.4034 | X46Cr13 | 1.4104 | 1.4112 | 1.4057 | 1.4462 | ${stainless('420')} | ${stainless('440C')} | ${stainless('416')} | ${stainless('430')}`,
  }),
  entry('steel', {
    isGeneral: true,
    alsoFits: stainlessGrades,
    names: '',
    labelled:
      'STAINLESS STEEL | STAINLESS | CRES | EDELSTAHL | INOX | ACIER INOXYDABLE | NIRO | ステンレス | 不锈钢 | SUS',
  }),
  entry('steel', {
    grade: '1018',
    names: 'AISI 1018 | SAE 1018 | CRS 1018 | C1018 | 1018 CRS | 1018 STEEL | STEEL 1018',
    labelled: '1018',
  }),
  entry('steel', {
    grade: '1045',
    names: 'AISI 1045 | SAE 1045 | C45E | C45R | Ck45 | 1.0503 | 1.1191 | S45C | 45钢 | 1045 STEEL | STEEL 1045',
    labelled: '1045 | C45 | 45#',
  }),
  entry('steel', {
    grade: '4140',
    names: 'AISI 4140 | SAE 4140 | 42CrMo4 | 42CrMoS4 | 1.7225 | 1.7227 | SCM440 | 4140 STEEL | STEEL 4140',
    labelled: '4140',
  }),
  entry('steel', { grade: '4340', names: 'AISI 4340 | SAE 4340 | 4340 STEEL | STEEL 4340', labelled: '4340' }),
  entry('steel', { alsoFits: ['4340'], names: '34CrNiMo6 | 1.6582 | SNCM439 | 36CrNiMo4 | 1.6511' }),
  entry('steel', { grade: 'A36', names: 'ASTM A36', labelled: 'A36' }),
  entry('steel', {
    alsoFits: ['A36', '1018'],
    names:
      'S235JR | S235JRG2 | S235JRC | S235J2 | S235 | 1.0037 | 1.0038 | 1.0117 | St37 | St37-2 | St 37 | St 37-2 | SS400 | Q235 | Q235A',
  }),
  entry('steel', {
    alsoFits: ['A36'],
    names:
      'S355JR | S355J2 | S355J2+N | S355J2G3 | S355 | 1.0577 | 1.0045 | 1.0570 | St52-3 | St 52 | St 52-3 | Q345 | Q345B | S275JR | S275',
  }),
  entry('steel', {
    names:
      '11SMn30 | 11SMnPb30 | 1.0715 | 1.0718 | 9SMnPb28 | 12L14 | 1.0762 | 16MnCr5 | 1.7131 | 20MnCr5 | 1.0401 | 1.0601 | 90MnCrV8 | 1.2842 | 1.2379 | X153CrMoV12 | 1.2312 | 40CrMnMoS8-6 | 1.2311 | 1.2343 | 1.2344 | 1.2767 | 100Cr6 | 1.3505 | SKD11 | SKD61 | SUJ2 | AISI D2 | AISI O1 | DC01 | 1.0330 | DX51D | SPCC | SECC',
    labelled: 'C15 | C60 | S50C | 1020 | 40Cr | 65Mn | 20CrMnTi',
  }),
  entry('steel', {
    isGeneral: true,
    alsoFits: carbon,
    names: '',
    labelled: 'CARBON STEEL | MILD STEEL | BAUSTAHL | CRS | COLD ROLLED STEEL | HRS',
  }),
  entry('steel', {
    isGeneral: true,
    alsoFits: [...carbon, ...stainlessGrades],
    names: '',
    labelled: 'STEEL | STAHL | ACIER | ACERO | 鋼 | 钢',
  }),
]
