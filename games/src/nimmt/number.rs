//! The numbers of rows.

use crate::number::number_from_one;

number_from_one! {
    /// A row on the table, 1 to 5.
    RowNo, "row", 5
}
