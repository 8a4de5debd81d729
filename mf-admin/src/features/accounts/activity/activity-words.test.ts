import { describe, expect, test } from 'vitest'
import { isRefusal, wordsOfAction, wordsOfChanges } from './activity-words.ts'

describe('what happened, in words', () => {
  test('known actions have words of their own', () => {
    expect(wordsOfAction('session.started')).toBe('Signed in')
    expect(wordsOfAction('user.company_role_changed')).toBe('Role in company changed')
  })

  test('an action that nobody has words for is read from its name', () => {
    expect(wordsOfAction('purchase_order.sent_again')).toBe('Purchase order: sent again')
    expect(wordsOfAction('company.mergedWith')).toBe('Company: merged with')
  })

  test('wrong passwords and wrong codes are refusals, a sign-in is none', () => {
    expect(['session.refused', 'user.code_refused', 'user.password_refused'].every(isRefusal)).toBe(true)
    expect(isRefusal('session.started')).toBe(false)
  })
})

describe('changed fields, in words', () => {
  test('a change of the object itself reads from, to', () => {
    expect(wordsOfChanges({ from: 'buyer', to: 'owner' })).toEqual(['buyer → owner'])
    expect(wordsOfChanges({ from: null, to: 'material_procurement' })).toEqual(['– → material procurement'])
  })

  test('fields are named plainly, with their values or their change', () => {
    expect(wordsOfChanges({ quantityShipped: 5, confirmed: true, phone: { from: '1', to: null } })).toEqual([
      'quantity shipped: 5',
      'confirmed: yes',
      'phone: 1 → –',
    ])
    expect(wordsOfChanges({ fields: ['name', 'jobTitle'] })).toEqual(['fields: name, jobTitle'])
  })

  test('why a sign-in was refused is said in words', () => {
    expect(wordsOfChanges({ reason: 'password' })).toEqual(['reason: wrong password'])
    expect(wordsOfChanges({ reason: 'something_new' })).toEqual(['reason: something new'])
  })

  test('ids and hashes are left out, a from without a to is a field like others', () => {
    expect(wordsOfChanges({ orderId: '0199f7a2-3c1d-7b44-9a0e-1f2d3c4b5a69', sha256: 'a'.repeat(64) })).toEqual([])
    expect(wordsOfChanges({ from: 'web' })).toEqual(['from: web'])
  })
})
