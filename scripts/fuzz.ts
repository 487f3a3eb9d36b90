import { testAtLength } from './test/atLength.ts'

// The fuzz tests of the readers.
testAtLength('fuzz', { count: 'runs', usual: '50000', what: 'spoilt files' })
