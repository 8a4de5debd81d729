/** The password of everybody in the demo world; the world is loaded only where nobody else can reach it. */
export const demoPassword = 'milled-from-billet'

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

/** An invitation awaiting an answer. */
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
