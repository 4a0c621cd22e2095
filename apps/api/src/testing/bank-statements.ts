type Entry = {
  amount: string
  label?: string
  payer?: string
  reference?: string
  id?: string
  day?: string
  isDebit?: boolean
  status?: string
  currency?: string
}

/** A statement CAMT.053 of one account. */
export const camtOf = (entries: readonly Entry[], iban = 'FR7630006000011234567890189'): string => `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><GrpHdr><MsgId>M</MsgId></GrpHdr><Stmt><Id>S</Id><Acct><Id><IBAN>${iban}</IBAN></Id></Acct>
${entries
  .map(
    ({
      amount,
      label = '',
      payer = '',
      reference = 'NOTPROVIDED',
      id = '',
      day = '2026-03-02',
      isDebit = false,
      status = 'BOOK',
      currency = 'EUR',
    }) =>
      `<Ntry><Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>${isDebit ? 'DBIT' : 'CRDT'}</CdtDbtInd><Sts>${status}</Sts><BookgDt><Dt>${day}</Dt></BookgDt><ValDt><Dt>${day}</Dt></ValDt>${
        id === '' ? '' : `<AcctSvcrRef>${id}</AcctSvcrRef>`
      }<NtryDtls><TxDtls><Refs><EndToEndId>${reference}</EndToEndId></Refs><RltdPties><Dbtr><Nm>${payer}</Nm></Dbtr></RltdPties><RmtInf><Ustrd>${label}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`,
  )
  .join('\n')}
</Stmt></BkToCstmrStmt></Document>`

/** The same in OFX 1.x, whose values have no closing tag. */
export const ofxOf = (entries: readonly Entry[]): string => `OFXHEADER:100
DATA:OFXSGML
VERSION:102
SECURITY:NONE
ENCODING:USASCII
CHARSET:1252

<OFX><BANKMSGSRSV1><STMTTRNRS><TRNUID>0<STMTRS><CURDEF>EUR<BANKACCTFROM><BANKID>30006<BRANCHID>00001<ACCTID>12345678901<ACCTTYPE>CHECKING</BANKACCTFROM>
<BANKTRANLIST><DTSTART>20260301<DTEND>20260331
${entries
  .map(
    ({ amount, label = '', payer = '', id = '', day = '2026-03-02', isDebit = false }) =>
      `<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>${day.replaceAll('-', '')}120000<TRNAMT>${isDebit ? '-' : ''}${amount}<FITID>${id}<NAME>${payer}<MEMO>${label}</STMTTRN>`,
  )
  .join('\n')}
</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`
