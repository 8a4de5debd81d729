import type { OrderStatus } from '@kerf/shared-contracts/contracts/orders'
import type { SampleName } from '../../../../scripts/samples/generate.ts'

/** Everybody in the demo world signs in with this; it is loaded only where nobody else can reach it. */
export const demoPassword = 'kerf-demo-parts'

export const demoCompanies = [
  { name: 'Acme Robotics', city: 'Pittsburgh', state: 'PA', country: 'United States', industry: 'Robotics' },
  { name: 'Nordlicht Maschinenbau GmbH', city: 'Kiel', state: null, country: 'Germany', industry: 'Marine' },
  { name: '山田精密工業', city: '大阪', state: null, country: 'Japan', industry: 'Medical devices' },
] as const

export const demoCustomers = [
  {
    name: 'Dana Kim',
    email: 'dana@acme.example',
    title: 'Mechanical engineer',
    company: 'Acme Robotics',
    role: 'owner',
  },
  { name: 'Luis Ortega', email: 'luis@acme.example', title: 'Buyer', company: 'Acme Robotics', role: 'buyer' },
  {
    name: 'Priya Nair',
    email: 'priya@acme.example',
    title: 'Quality engineer',
    company: 'Acme Robotics',
    role: 'viewer',
  },
  {
    name: 'Jörg Petersen',
    email: 'joerg@nordlicht.example',
    title: 'Einkauf',
    company: 'Nordlicht Maschinenbau GmbH',
    role: 'owner',
  },
  { name: '山田 花子', email: 'hanako@yamada.example', title: '設計', company: '山田精密工業', role: 'owner' },
] as const

/** An invitation that waits for an answer. */
export const demoInvitation = { by: 'dana@acme.example', email: 'tom@acme.example', role: 'buyer' } as const

export const demoSupplier = {
  name: 'Maya Brandt',
  email: 'maya@brandt-cnc.example',
  companyName: 'Brandt CNC',
  phone: '+1 412 555 0170',
  city: 'Erie',
  country: 'United States',
  capabilities: ['5-axis milling', 'CNC turning'],
  certifications: ['ISO 9001'],
}

/** How far a project of the demo world has come; each stage includes those before it. */
export type DemoStage =
  | 'submitted'
  | 'reviewing'
  | 'quoted'
  | 'declined'
  | 'accepted'
  | 'po-sent'
  | OrderStatus
  | 'archived'

export interface DemoProject {
  customer: (typeof demoCustomers)[number]['email']
  /** When it was submitted. */
  daysAgo: number
  projectName: string
  material: string
  materialGrade: string
  finishing: string
  tolerance: string
  quantity: number
  process: string
  subprocess: string
  notes: string
  files: readonly SampleName[]
  amount?: string
  stage: DemoStage
}

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
    material: 'aluminum',
    materialGrade: '6061-T6',
    finishing: 'Anodizing (Clear)',
    tolerance: 'standard',
    quantity: 30,
    notes: 'The pin is pressed in by us.',
    files: ['assembly', 'drawing'],
    amount: '2875.00',
    stage: 'quoted',
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
