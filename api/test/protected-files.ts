/** Protected files as written by programs, cut down to what shows how they are protected. */
import { inflateSync } from 'node:zlib'
import { pdf } from './small-files.ts'

/** A PDF's declaration of its protection, and its id. Made by a PDF library with the passwords `owner` and `user`. */
const protections = {
  'r2 owner':
    '<< /Filter /Standard /V 1 /R 2 /O <c92422687facee686e373f10b5c7d04738053152f7e2ee30e11c69ec442576ab> /U <348b409e37bf703ccdc3fc0d7903c68437dd4bec29a79201c9424706ae18a592> /P -64 >>\ntrailer << /Encrypt 12 0 R /ID [<7b6e2128477ab31c202b9449076001a6>] >>',
  'r2 user':
    '<< /Filter /Standard /V 1 /R 2 /O <94e8094419662a774442fb072e3d9f19e9d130ec09a4d0061e78fe920f7ab62f> /U <c2b9fd1f2f46ec8c661942c63a3722d6cfda2ed2c8c96dffc2097eaf622d1be7> /P -64 >>\ntrailer << /Encrypt 12 0 R /ID [<d7736f76d67831bdc4ef6c69aa09ce02>] >>',
  'r3 owner':
    '<< /Filter /Standard /V 2 /Length 128 /R 3 /O <566fa873ee33c797cd3b904fdadf814afa34df9a38f6ed41b984e2c6da2aa6f5> /U <6abc4c4218eb1718074579a0d1c463bc00000000000000000000000000000000> /P -3904 >>\ntrailer << /Encrypt 12 0 R /ID [<5fc87f4a65be73f0e58372531b8bbcde>] >>',
  'r3 user':
    '<< /Filter /Standard /V 2 /Length 128 /R 3 /O <0ba3835f88f90388e74e54584125ce142be0de24c6b0d37746e075b891756671> /U <d78a61990ad7dbc0813bd35e4a2d0fd400000000000000000000000000000000> /P -3904 >>\ntrailer << /Encrypt 12 0 R /ID [<e2aa5229c006d75b860898bd513c4ed0>] >>',
  'r4 owner':
    '<< /Filter /Standard /V 4 /Length 128 /CF << /StdCF << /AuthEvent /DocOpen /CFM /AESV2 /Length 16 >> >> /StmF /StdCF /StrF /StdCF /R 4 /O <566fa873ee33c797cd3b904fdadf814afa34df9a38f6ed41b984e2c6da2aa6f5> /U <fb9e6ea83a819273267070f1e1aeab2b00000000000000000000000000000000> /P -3904 >>\ntrailer << /Encrypt 12 0 R /ID [<7b928db48c73849cb18554490f474535>] >>',
  'r4 user':
    '<< /Filter /Standard /V 4 /Length 128 /CF << /StdCF << /AuthEvent /DocOpen /CFM /AESV2 /Length 16 >> >> /StmF /StdCF /StrF /StdCF /R 4 /O <0ba3835f88f90388e74e54584125ce142be0de24c6b0d37746e075b891756671> /U <32540f22daf3a762dabefad1540b226c00000000000000000000000000000000> /P -3904 >>\ntrailer << /Encrypt 12 0 R /ID [<15a20804c4503270d2d2e779a703e386>] >>',
  'r5 owner':
    '<< /Filter /Standard /V 5 /Length 256 /CF << /StdCF << /AuthEvent /DocOpen /CFM /AESV3 /Length 32 >> >> /StmF /StdCF /StrF /StdCF /R 5 /O <dae6e51eccaba160475ebf2489565a8db68818b2475474b133f9bd40b2679add4d17568dd2a2e98fb944b75e420bc759> /OE <c3861e1931692f95520a0a0b1740521c595cb50a7d864b9ed58c0a2b146ca7f6> /U <716363b4c9b7e767258c776966d37743ba86845320dc8fe4f8bdcc42087f1fd0bbf9b311f56272fd1b8c3ac196a24491> /UE <3f24e038fa696edf29b8115561de5e4e00b27703aa4fcac8305ff24352d0e6d6> /P -3904 /Perms <a3b70b20ec2674a8bf944fb0b83d5fb7> >>\ntrailer << /Encrypt 12 0 R /ID [<a29c45e6e27156c0837a878cc4b674ac>] >>',
  'r5 user':
    '<< /Filter /Standard /V 5 /Length 256 /CF << /StdCF << /AuthEvent /DocOpen /CFM /AESV3 /Length 32 >> >> /StmF /StdCF /StrF /StdCF /R 5 /O <717f2eda1d074d3374fe5607a5e855b5e1478c3fe81b595eb7390eb083ab9e20a8e85c4e29bb79c883e2ab8b5aa44864> /OE <c23b55ff6e9e1a7d89fec5ea4b7887b04170ed5e189afd11d3a7aaa76a9958d7> /U <0e42e18261e96712f770441bbf0dbe392d1e800d96b2af679174d95eb384673eaeefb78fe0299778d894c9101b4922e0> /UE <7f97bd634729b054da809b4e351a74f79b09d299bfb81513a7cf03a08b4363f7> /P -3904 /Perms <9132b54ae82a81b0d180839781326673> >>\ntrailer << /Encrypt 12 0 R /ID [<af4d55f8df2f12c15b174f9baf346491>] >>',
}

/** A PDF with a revision of standard security that needs a password to open it, or only to change it. */
export function protectedPdf(revision: 2 | 3 | 4 | 5, password: 'owner' | 'user'): Buffer {
  return pdf(`12 0 obj\n${protections[`r${revision} ${password}`]}`)
}

const unpack = (packed: string) => inflateSync(Buffer.from(packed, 'base64'))

/** A password-protected .xlsx: agile encryption of [MS-OFFCRYPTO]. */
export const agileXlsx = () =>
  unpack(
    [
      'eNrtV31sE2UYv40xPgbCQD6GoJdTkLhAvz8Y66Bfa7v2ut2u67aSoNe7a++69u52d1131RBjUAkswWQOYxAUiYkmmvlFDIkQgkjEYCQxaBBjlJ',
      'CIYIghJPqHbD5dW9iIxE3+EON+l1/fe5/3nud5n497Lz3zZe0PB95b8SNyG5qQGcjI6BykepysAlhZniwszgscGR0dLYtHp/Gfwg3gSIlVUL+Z',
      'wOpSTaf5/2DhnZ4BHF//WcDZwDnAucAa4DzgfOB9wAXFIwCpBS4CLgbeD1xS6p1lMC4H1gFXTPfTPct2RIRLRVDEiwgwyoiGTAVLkZkV5bOkYp',
      'I6hV47Vl3+ppAIh5jgUpEWxIJMFYuQyjH/laVvz2T1qkpjIWp6LGoJdsBDLgQkAEzA3WTwYMn/jCn4L+Rpzcy/8s8iDNKGUCDpgd8kzP8OWMl/',
      'GZOrGbzbpWLZjFYjcheogmszjI2b+jNptI+VFV4UHJhhvR5DWYEWGV5IOrCOSPM6O4YqKiUwVFoUWAemsQq2qWluIzwka5IKWihYEBQHxqmq1K',
      'DTKTTHZihlfYanZVERE+p6WszoxESCp1mdUa+36m6pYkXdBmkK2j2s5i0aEGWdRClKTpSZsiH6nxqiWVnlYY1SWaxpLoo2wqqHUilUodIqyech',
      'coMVQ+Npke65NYWHXLwKsRstMOMohSuuWc0YSvMSx8rOdFKUeZXLODCnlyxL3RzFC2MZLt/hIsO6Xe6ikXFKpN9pMRixsW1EqXQWjAe9nJXZEE',
      'rVuyjNukF0WRKMoCMcDkw3tnEGdh0QVDYJFjS0lGuW8WcoOshqDsyfzkbDQb65memziu5oNpIztar1ap9ZMqUzvN9jIUKSm2LitpChJyEG9S2q',
      '0WNKirgr0WJ3Ojvz6VzG2M/xhqCFVsJ51WoRGXs8B+4n+iptNhrzOG3tIbvS1ouTCTqP9xm6WJ5xuVMBs8/M4/WaZDCRGaldDNNKnor2SqLGde',
      'UDhC3B5GI5ORbs9FJee32LB2dzehfh7ebtxK1gx9dQKUhuk6FZmb/r3iraBctSw80QIZWoIvGCW8wKKjSDvgDsHuwWxsrTse5OMm3qg6KGuXo8',
      '3ko4J5QrysrQ+qzsB2MBQcpCPE57Npoxu9q1WBsuhwRbW8bS7yXuqFXy5UyEVJaUXXlD1ifIoo0KbrCqYbeNbxbM5l45qNA5GRe6CNxKeE1EXs',
      'fG+olUIuLR0305I9Wu9adc9T7cQ7TgrRFTxKt1dKiR5ol7hbzfDMxPkj45lci3deVTPKl162lfOBTqMHcmU5SlI845A8G0wZp3dpS6BSo4ocJj',
      'HaS7rYUaxx1PTXc+P0fKf6civScODp592EcMZz4dyZ5e2H402HaVOlyxtn/pW96vz675nmSffPfS5cOf+xu++JbZu7rniV3xtb9sOzq8+qRF3H',
      'Ls10snaxa/Kb4+FKzoPrLn+Dnu2vX5Vbhr79bnlyz97ekj32EH7efPrdTjTQv2bD910XhhZWBoY6ty8bGB2bv32xa+9ugbkYeG6OXLZx/rufLA',
      'tXUbd9RdeWpT5dsDL+8L1+yMz9taPfzKiwNyakvL4AfvD/xUdZKt/cSRPHT58T+S59HNpx37z5w79M2NOvqZEz9/9Yjx1WDXTrLmhVn7tlc5X7',
      'K882zXwQ+Pb9Zfz30U3z0kD/pO7VhGN6e3xZ7LX/h91aqrB3SX6j7+DJnGv4I/AQ8Xu8c=',
    ].join(''),
  )

/** A password-protected .xlsx: standard encryption of [MS-OFFCRYPTO]. */
export const standardXlsx = () =>
  unpack(
    [
      'eNq7cF7wwcKNUg8Z0IAdAzPDv/+cDGxIYoxAzATjCED4IPzv////MOH/o2BIgb9A/A+KWaBxOYpHFgblaWYghsU/KM+zAzEHEHOOpolhjYMY8o',
      'GwhEGBwZUhD0gXMVQykALEGFgZYWUJI5F6QGmtgQlWpwQzZDAYA2EJgxeDKQOpQIiBCWw/E7TuIVYfC5QG+ToZ7OsCoAsygWGRx+AJxGlAFjFA',
      'Dmo/Mwn2g8LpAVb7UxlSGAIYEoEi2UAyHcgnBJSg9sMAMfazgvI2NLLMjcyMGCgALMAWgQqQ7gFiFagYXxpQvAEYx0C2BJJaX2D4gvyaz1AMxG',
      'nwVJcB9CsoFEC+V2AIAqYIRyANEgPxHYFqgoG0MzyU8oEhUwSULwDqBJmoAAwzkKllQF4K0JQioAiwecLwYlNkUXSeyZ/q7DvHjm0piSr2O3m8',
      'lz09faKN6KKYojRDEaCalNRMaf5w33LrPTKOUU73dC0aO9dvvFq1YZl+RYHVy+sfCPn/H5Q+u3rVr+aPby6I/ntw7I31F1t/QT5ps2fq80QaHX',
      'x95cz77hyS5Z4Wu57nQFkE772JK75q5HIenGeUMEVK2PXF3tbpaTZzbzo/8DOcMoW30v6jXvbnkpBVS/l1Fqz3iVqz5qyyHCvjnWtrNAv/bDib',
      'JcqvvpJbYsHLrwmdusHy1WVChjVRHKHH23tOJPpvDGFPX1L4lqP01ftl3HOzWqvTHUzqylZlGRp+4bB1atW46WSad+iaVrnP5Gl8JUKHvRYZLM',
      '9jcPCN8H/89d/x5382G04IsrY+JBX9ISp+yequvt+FJWsryxze1TVyHdy4+War+anlZ31YuezW8r1df8P+lLXywxv7qh932EbHrmMYBUMSAAA0',
      'j300',
    ].join(''),
  )
