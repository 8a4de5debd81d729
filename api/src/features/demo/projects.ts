import type { SampleName } from '@kerf/samples/generate.ts'
import type { OrderStatus } from '@kerf/shared-contracts/contracts/orders'
import { bracketCharacteristics } from './characteristics.ts'
import type { demoCustomers } from './world.ts'

/** How far a project of the demo world has progressed; each stage includes the earlier ones. */
export type DemoStage =
  | 'submitted'
  | 'reviewing'
  | 'quoted'
  | 'declined'
  | 'accepted'
  | 'po-sent'
  | OrderStatus
  | 'archived'

/** What is requested of a part, and in which quantities. */
interface DemoPart {
  name: string
  material: string
  materialGrade: string
  finishing: string
  tolerance: string
  quantities: readonly number[]
  notes: string
  files: readonly SampleName[]
}

/** What is offered for a project. */
export interface DemoOffer {
  /** Days after the start of the project. */
  day: number
  /** For each part and each of its quantities, in the order of the request. */
  prices: readonly (readonly string[])[]
  validDays: number
  deliveryDays: number
  notes: string
}

interface OfOnePart {
  material: string
  materialGrade: string
  finishing: string
  tolerance: string
  quantity: number
  files: readonly SampleName[]
  amount?: string
  /** How long its quote is valid, if not the usual time. */
  validDays?: number
}

interface OfSeveralParts {
  parts: readonly DemoPart[]
  /** Each replaces the one before. */
  offers: readonly DemoOffer[]
}

interface DemoProjectFacts {
  customer: (typeof demoCustomers)[number]['email']
  /** When it was submitted. */
  daysAgo: number
  projectName: string
  process: string
  subprocess: string
  notes: string
  /** Days after that by which the customer needs the parts. */
  neededIn?: number
  stage: DemoStage
  /** What was inspected, for a project that reaches the quality check. */
  characteristics?: typeof bracketCharacteristics
}

export type DemoProject = DemoProjectFacts & (OfOnePart | OfSeveralParts)

const milled = { process: 'cnc_machining', subprocess: '5-Axis Milling' }
const turned = { process: 'cnc_machining', subprocess: 'CNC Turning' }

/** Oldest first. */
export const demoProjects: readonly DemoProject[] = [
  {
    ...milled,
    customer: 'dana@acme.example',
    daysAgo: 96,
    projectName: 'Wrist joint housing',
    material: 'aluminum',
    materialGrade: '7075-T6',
    finishing: 'Anodizing (Black)',
    tolerance: 'tight',
    quantity: 40,
    notes: 'Deburr all edges. Bores must be free of coating.',
    files: ['block', 'drawing'],
    amount: '6840.00',
    stage: 'archived',
  },
  {
    ...turned,
    customer: 'joerg@nordlicht.example',
    daysAgo: 61,
    projectName: 'Wellenflansch Ø 120',
    material: 'steel',
    materialGrade: '316 SS',
    finishing: 'Passivation',
    tolerance: 'precision',
    quantity: 12,
    notes: 'Werkstoffzeugnis 3.1 bitte beilegen.',
    files: ['block', 'drawing'],
    amount: '3975.50',
    stage: 'shipped',
  },
  {
    ...milled,
    customer: 'dana@acme.example',
    daysAgo: 44,
    projectName: 'Gripper bracket, rev. C',
    material: 'aluminum',
    materialGrade: '6061-T6',
    finishing: 'As Machined',
    tolerance: 'standard',
    quantity: 150,
    notes: 'Same as rev. B, with the longer slot.',
    files: ['bracket', 'drawing'],
    amount: '4260.00',
    stage: 'quality_check',
    characteristics: bracketCharacteristics,
  },
  {
    ...milled,
    customer: 'dana@acme.example',
    daysAgo: 38,
    projectName: 'Calibration target',
    material: 'steel',
    materialGrade: '1018',
    finishing: 'Black Oxide',
    tolerance: 'precision',
    quantity: 5,
    notes: 'No hurry.',
    files: ['block', 'drawing'],
    amount: '1120.00',
    validDays: 14,
    stage: 'quoted',
  },
  {
    ...milled,
    customer: 'hanako@yamada.example',
    daysAgo: 33,
    projectName: '試作ハウジング A-7',
    material: 'titanium',
    materialGrade: 'Grade 5 (Ti-6Al-4V)',
    finishing: 'Bead Blasting',
    tolerance: 'precision',
    quantity: 6,
    notes: '医療用。バリ取りを確実にお願いします。',
    files: ['assembly', 'drawing'],
    amount: '5120.00',
    stage: 'manufacturing',
  },
  {
    ...milled,
    customer: 'luis@acme.example',
    daysAgo: 19,
    projectName: 'Sensor mast base plate',
    material: 'steel',
    materialGrade: 'A36',
    finishing: 'Zinc Plating',
    tolerance: 'standard',
    quantity: 80,
    notes: '',
    files: ['block'],
    amount: '1988.00',
    stage: 'po-sent',
  },
  {
    ...turned,
    customer: 'dana@acme.example',
    daysAgo: 15,
    projectName: 'Encoder shaft coupling',
    material: 'brass',
    materialGrade: 'C360',
    finishing: 'As Machined',
    tolerance: 'tight',
    quantity: 200,
    notes: '',
    files: ['block', 'drawing'],
    amount: '1640.00',
    stage: 'accepted',
  },
  {
    ...milled,
    customer: 'joerg@nordlicht.example',
    daysAgo: 12,
    projectName: 'Pumpendeckel',
    material: 'aluminum',
    materialGrade: 'A380',
    finishing: 'Powder Coating',
    tolerance: 'standard',
    quantity: 25,
    notes: '',
    files: ['block'],
    amount: '2210.00',
    stage: 'declined',
  },
  {
    ...milled,
    customer: 'dana@acme.example',
    daysAgo: 6,
    projectName: 'Camera arm, two parts',
    neededIn: 26,
    notes: 'The pin is pressed in by us.',
    stage: 'quoted',
    parts: [
      {
        name: 'Arm',
        material: 'aluminum',
        materialGrade: '6061-T6',
        finishing: 'Anodizing (Clear)',
        tolerance: 'standard',
        quantities: [30, 100],
        notes: 'No coating in the bore.',
        files: ['bracket', 'drawing'],
      },
      {
        name: 'Pin',
        material: 'steel',
        materialGrade: '1018',
        finishing: 'As Machined',
        tolerance: 'tight',
        quantities: [30, 100, 250],
        notes: '',
        files: ['block'],
      },
    ],
    offers: [
      {
        day: 1,
        prices: [
          ['2295.00', '6400.00'],
          ['180.00', '520.00', '1125.00'],
        ],
        validDays: 30,
        deliveryDays: 21,
        notes: 'Includes an inspection report. Prices without freight.',
      },
      {
        day: 5.8,
        prices: [
          ['2295.00', '6150.00'],
          ['222.00', '660.00', '1475.00'],
        ],
        validDays: 30,
        deliveryDays: 23,
        notes: 'The pin in 303 stainless, and a better price for 100 arms. Includes an inspection report.',
      },
    ],
  },
  {
    ...milled,
    customer: 'luis@acme.example',
    daysAgo: 2,
    projectName: 'Battery tray',
    material: 'plastic',
    materialGrade: 'Acetal (POM)',
    finishing: 'As Machined',
    tolerance: 'standard',
    quantity: 60,
    notes: 'White, please.',
    files: ['bracket'],
    stage: 'reviewing',
  },
  {
    ...milled,
    customer: 'dana@acme.example',
    daysAgo: 0,
    projectName: 'Tool changer plate',
    material: 'steel',
    materialGrade: '4140',
    finishing: 'Black Oxide',
    tolerance: 'tight',
    quantity: 20,
    notes: 'Flatness 0.02 mm over the whole face.',
    files: ['block', 'drawing'],
    stage: 'submitted',
  },
]
