/** What the library of an earlier version does differently when it runs. */
import { errorOf } from '../evaluate/failure';
import { isNative, type Library, type Native } from '../evaluate/machine/native';
import type { Features } from '../types/features';

const TICKETS =
  /^Tezos\.(?:Next\.Ticket\.(?:create|read|split|join)|(?:create|read|split)_ticket|join_tickets)$/;

/** The library as a version with these features has it. */
export function libraryFor(features: Features, library: Library): Library {
  if (features.has('tickets-in-tests')) return library;
  return {
    ...library,
    get: (name) => {
      const entry = library.get(name);
      return entry && TICKETS.test(name) && isNative(entry) ? onlyInContracts(entry) : entry;
    },
  };
}

function onlyInContracts(native: Native): Native {
  return {
    ...native,
    run: (args, host, type) => {
      // A test runs as a user account.
      if (host.execution.self.startsWith('KT1')) return native.run(args, host, type);
      throw errorOf(`${native.name} cannot be used in a test before 1.7.0, only in a contract.`);
    },
  };
}
