import { testAtLength } from './test/atLength.ts'

// The tests of the build’s reliability, and of the saved case’s.
testAtLength('reliability', { count: 'kills', usual: '100', what: 'kills' })
